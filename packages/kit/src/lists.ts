/** Drops the last item of an odd list, so that a two-column grid has full rows. */
export const dropsOdd = <T>(items: readonly T[]): T[] =>
  items.slice(0, items.length - (items.length % 2));

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The last item. Some engines of mini-programs lack `.at(-1)`. */
export const last = <T>(items: readonly T[]): T | undefined => items[items.length - 1];

/** Splits a list into groups of at most `size` items. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let i = 0; i < items.length; i += size) groups.push(items.slice(i, i + size));
  return groups;
}

/** Adds the item to the list, or removes it if the list has it. */
export const toggleItem = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
