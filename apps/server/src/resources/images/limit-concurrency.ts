/** Thrown when a queue has no place left. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Creates a function that runs at most `max` jobs at the same time and queues the others, at most
 * `maxWaiting` of them.
 */
export function limitConcurrency(max: number, maxWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < max) running++;
    else if (waiting.length >= maxWaiting) throw new QueueFullError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
