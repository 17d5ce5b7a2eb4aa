/** An odd list loses its last item, so that a two-column grid stays whole. */
export const dropsOdd = <T>(items: readonly T[]): T[] =>
  items.slice(0, items.length - (items.length % 2));

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The last item. `.at(-1)` is not known to every engine that mini-programs run in. */
export const last = <T>(items: readonly T[]): T | undefined => items[items.length - 1];

/** Groups of at most `size`, in order. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let i = 0; i < items.length; i += size) groups.push(items.slice(i, i + size));
  return groups;
}
