/** Runs at most `limit` tasks at once. The others wait for their turn, first come, first served. */
export function createRequestQueue(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];

  return async function enqueue<T>(task: () => PromiseLike<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else free += 1;
    }
  };
}
