export interface SerialQueue {
  /** Runs the task after all earlier tasks have finished or failed. */
  enqueue<T>(task: () => Promise<T>): Promise<T>;
  /** Whether no task is running or waiting. */
  isIdle(): boolean;
}

/** Runs tasks one after another, in the order in which they were added. */
export function createSerialQueue(): SerialQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let pendingCount = 0;
  return {
    enqueue(task) {
      pendingCount += 1;
      const result = tail.then(task);
      const finish = () => {
        pendingCount -= 1;
      };
      tail = result.then(finish, finish);
      // The result resolves only after `finish`, so that `isIdle` is right for the caller.
      return tail.then(() => result);
    },
    isIdle: () => pendingCount === 0,
  };
}
