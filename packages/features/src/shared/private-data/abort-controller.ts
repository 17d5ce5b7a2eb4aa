/** Cancels requests. */
export const newAbortController = (): AbortController => new AbortController();
