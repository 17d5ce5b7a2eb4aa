import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** More faults than this make an entry worthless. */
const MAX_REPAIRS = 50;

export type RepairResult<T> =
  | { ok: true; fields: T; dropped: readonly string[] }
  | { ok: false; reason: string };

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const findValue = (fields: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), fields);

/**
 * Removes the value at a path, so that its default can serve. A value that is missing already is required:
 * then what contains it is removed instead. Returns the removed path; undefined when nothing is left to remove.
 */
function removeValue(fields: unknown, path: Path): Path | undefined {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const parentPath = path.slice(0, -1);
  const parent = findValue(fields, parentPath);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (isContainer(parent) && parent[key] !== undefined) delete parent[key];
  else return removeValue(fields, parentPath);
  return path;
}

/**
 * Parses fields, and leaves out each value that is invalid as long as the others can do without it: a default
 * takes its place, a list loses one item. A fault in what a module cannot be without refuses all of it: a required
 * field, or one of the `essentialFields` of the schema's metadata, whose default would show something else. A path
 * such as `video.provider` names a field within a field.
 */
export function parseWithRepair<T>(schema: z.ZodType<T>, raw: unknown): RepairResult<T> {
  const fields = structuredClone(raw);
  const dropped: string[] = [];
  const essentialFields = (schema.meta()?.essentialFields ?? []) as readonly string[];
  for (;;) {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { ok: true, fields: parsed.data, dropped };
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    const name = path.join('.');
    const isEssential = essentialFields.some((field) => `${name}.`.startsWith(`${field}.`));
    const isFinal = isEssential || dropped.length === MAX_REPAIRS;
    const removed = isFinal ? undefined : removeValue(fields, path);
    if (!removed) return { ok: false, reason: `${name} ${issue?.message}` };
    dropped.push(`${removed.join('.')} ${issue?.message}`);
  }
}
