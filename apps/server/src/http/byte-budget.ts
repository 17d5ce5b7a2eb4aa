interface Window {
  startedAt: number;
  bytes: number;
}

interface BudgetOptions {
  /** Bytes that a key may spend in a window. */
  maxBytes: number;
  windowMs: number;
  now: () => number;
  /** Keys counted at once; the oldest is forgotten first. */
  maxKeys?: number;
}

const MAX_KEYS = 50_000;

/**
 * Counts the bytes that each key sends in a window of time, in the memory of this process. Returns a function
 * that spends bytes: undefined when they are within the budget, otherwise the milliseconds to wait.
 */
export function createByteBudget({ maxBytes, windowMs, now, maxKeys = MAX_KEYS }: BudgetOptions) {
  const windows = new Map<string, Window>();

  return (key: string, bytes: number): number | undefined => {
    const at = now();
    const found = windows.get(key);
    const window = found && at - found.startedAt < windowMs ? found : { startedAt: at, bytes: 0 };
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    window.bytes += bytes;
    return window.bytes <= maxBytes ? undefined : window.startedAt + windowMs - at;
  };
}
