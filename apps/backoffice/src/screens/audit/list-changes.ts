export interface Change {
  /** The path of the field, such as `prices.0.amount`; empty for the whole value. */
  path: string;
  before: string;
  after: string;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The leaves of a value by their paths. An empty list or object within it is a leaf itself. */
function listLeaves(value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (!isTree(value)) return [[path, String(value)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return path ? [[path, Array.isArray(value) ? '[]' : '{}']] : [];
  return entries.flatMap(([key, part]) => listLeaves(part, path ? `${path}.${key}` : key));
}

/** The fields that differ between two values of an audit record, in the order of their first occurrence. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const old = new Map(listLeaves(before, ''));
  const next = new Map(listLeaves(after, ''));
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((path) => {
    const change = { path, before: old.get(path) ?? '', after: next.get(path) ?? '' };
    return change.before === change.after ? [] : [change];
  });
}
