const MIN_DELAY_MS = 5_000;
const MAX_DELAY_MS = 3_600_000;

/** How long to wait before a provider is asked again: twice as long after every attempt. */
export const getRetryDelay = (attempts: number): number =>
  Math.min(MIN_DELAY_MS * 2 ** Math.min(attempts, 20), MAX_DELAY_MS);
