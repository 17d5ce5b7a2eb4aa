import { isSame } from './is-same.ts';

interface Versions {
  /** What the form began with. */
  readonly base: unknown;
  /** What the form holds now. */
  readonly mine: unknown;
  /** What another operator has saved meanwhile. */
  readonly theirs: unknown;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const readAt = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined;

/** Keeps what the operator changed, and takes everything else from what was saved meanwhile. */
export function mergeValues({ base, mine, theirs }: Versions): unknown {
  if (isSame(base, mine)) return theirs;
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name) => {
    const [own, other] = [readAt(mine, name), readAt(theirs, name)];
    return [name, mergeValues({ base: readAt(base, name), mine: own, theirs: other })];
  });
  return Object.fromEntries(merged);
}

/** The fields that both have changed in different ways. */
export const listClashes = <T extends object>(base: T, mine: T, theirs: T): string[] =>
  Object.keys(mine).filter((name) => {
    const [from, own, other] = [base, mine, theirs].map((value) => readAt(value, name));
    return !isSame(from, own) && !isSame(from, other) && !isSame(own, other);
  });
