import { isSame } from './is-same.ts';

interface Versions {
  /** What the form began with. */
  readonly base: unknown;
  /** What the form holds now. */
  readonly mine: unknown;
  /** What another operator has saved meanwhile. */
  readonly theirs: unknown;
}

/** Names of fields that mean something only together, such as a kind and what is its own. They count as one field. */
export type FieldGroups = readonly (readonly string[])[];

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const readAt = (value: unknown, name: string): unknown =>
  isPlainObject(value) ? Reflect.get(value, name) : undefined;

const readPart = ({ base, mine, theirs }: Versions, name: string): Versions => ({
  base: readAt(base, name),
  mine: readAt(mine, name),
  theirs: readAt(theirs, name),
});

const readGroup = ({ base, mine, theirs }: Versions, names: readonly string[]): Versions => {
  const pick = (value: unknown) =>
    Object.fromEntries(names.map((name) => [name, readAt(value, name)]));
  return { base: pick(base), mine: pick(mine), theirs: pick(theirs) };
};

/** A name that was taken out meanwhile stays with undefined, so that a form forgets it too. */
function mergeParts(versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (!isPlainObject(mine) || !isPlainObject(theirs)) return isSame(base, mine) ? theirs : mine;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries([...names].map((name) => [name, mergeParts(readPart(versions, name))]));
}

/**
 * Keeps what the operator changed, and takes everything else from what was saved meanwhile. Records, such as the
 * languages of a text, are merged by their parts; a list is kept or taken as a whole.
 */
export function mergeValues(versions: Versions, together: FieldGroups = []): unknown {
  const merged = mergeParts(versions);
  if (!isPlainObject(merged)) return merged;
  const kept = together
    .map((names) => readGroup(versions, names))
    .filter(({ base, mine }) => !isSame(base, mine))
    .map(({ mine }) => mine);
  return Object.assign({}, merged, ...kept);
}

const isClash = ({ base, mine, theirs }: Versions) =>
  !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);

function findClashes(versions: Versions, path: string[]): string[][] {
  const { mine, theirs } = versions;
  if (!isClash(versions)) return [];
  if (!isPlainObject(mine) || !isPlainObject(theirs)) return [path];
  return Object.keys(mine).flatMap((name) =>
    findClashes(readPart(versions, name), [...path, name]),
  );
}

/** The paths of the fields that both have changed in different ways; of a group, its first one. */
export function listClashes(
  versions: Versions & { readonly mine: object },
  together: FieldGroups = [],
): string[][] {
  const grouped = new Set(together.flat());
  const groups = together.filter((names) => isClash(readGroup(versions, names)));
  const single = Object.keys(versions.mine).filter((name) => !grouped.has(name));
  return [
    ...groups.map((names) => names.slice(0, 1)),
    ...single.flatMap((name) => findClashes(readPart(versions, name), [name])),
  ];
}
