interface BatchOptions<T> {
  /** Writes a whole batch durably, or throws. */
  write(items: readonly T[]): Promise<void>;
  /** How long the first items of a batch wait for others. */
  waitMs: number;
  maxItems: number;
}

interface Waiting<T> {
  items: readonly T[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes the items of concurrent callers as one batch (group commit). Each caller waits until its items
 * are written, and gets the error otherwise. Only one batch is written at a time; meanwhile the next one
 * collects items.
 */
export function createBatches<T>({ write, waitMs, maxItems }: BatchOptions<T>) {
  let waiting: Waiting<T>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function takeBatch(): Waiting<T>[] {
    let count = 0;
    const end = waiting.findIndex(({ items }) => {
      count += items.length;
      return count > maxItems;
    });
    // Items of one caller that exceed the limit are written as their own batch.
    const batch = waiting.slice(0, end < 0 ? undefined : Math.max(end, 1));
    waiting = waiting.slice(batch.length);
    return batch;
  }

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = takeBatch();
      try {
        await write(batch.flatMap(({ items }) => items));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = undefined;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll();
    return writing;
  }

  return {
    add(items: readonly T[]): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ items, resolve, reject });
      if (!writing) timer ??= setTimeout(flush, waitMs);
      return promise;
    },
    /** Writes the waiting items immediately. */
    close: () => flush(),
  };
}
