const MAX_KEPT = 6;

/** Puts a search first, without a second copy of it, and forgets the oldest. */
export const addRecentSearch = (searches: readonly string[], text: string): string[] =>
  [text, ...searches.filter((each) => each !== text)].slice(0, MAX_KEPT);
