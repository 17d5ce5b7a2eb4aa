/** Private data that was requested before its page is shown. */
export interface PreloadedData {
  /** Present while the data has arrived and no view has taken it. */
  result?: { value: unknown };
  /** Resolves when the page need not wait for the data any longer. It never rejects. */
  arrival: Promise<unknown>;
  /** Writes the data to the store when the page is shown, unless the session has changed since. */
  commit(): void;
  /** Hands the data over to the first view that takes it, which may abort the requests. */
  take<Data>(signal: AbortSignal): Promise<Data> | undefined;
}
