interface BatchOptions<T> {
  /** Makes a whole batch safe, or throws. */
  write(items: readonly T[]): Promise<void>;
  /** How long the first of a batch waits for company. */
  waitMs: number;
  maxItems: number;
}

interface Waiting<T> {
  items: readonly T[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes what several callers bring at about the same time as one batch. Each caller waits until its own
 * items are safe, and hears it when they are not. One batch is written at a time: while that takes long,
 * the next one grows.
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
    // One caller alone may bring more than fits; it travels alone.
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

  function begin() {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll();
    return writing;
  }

  return {
    add(items: readonly T[]): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ items, resolve, reject });
      if (!writing) timer ??= setTimeout(begin, waitMs);
      return promise;
    },
    /** Writes what is waiting, at once. */
    close: () => begin(),
  };
}
