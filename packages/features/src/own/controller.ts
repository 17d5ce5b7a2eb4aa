/** Ends what is under way. */
export const newController = (): AbortController => new AbortController();
