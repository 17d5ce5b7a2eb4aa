import { type Transferable, Worker } from 'node:worker_threads';

interface WorkerQueueOptions {
  /** The module that does one job, which is its `workerData`, and answers with one message. */
  readonly module: URL;
  readonly maxMemoryMb: number;
}

export interface WorkerQueue<Job, Result> {
  run(job: Job, transferred?: readonly Transferable[]): Promise<Result>;
  /** Ends the job that runs and refuses those that wait. */
  close(): Promise<void>;
}

/** The job ended without an answer: its memory was used up, or the queue was closed. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError';
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** Runs heavy work beside the thread that answers shoppers, one job at a time, each in a thread of its own. */
export function openWorkerQueue<Job, Result>(
  options: WorkerQueueOptions,
): WorkerQueue<Job, Result> {
  let tail: Promise<unknown> = Promise.resolve();
  let running: Worker | undefined;
  let isClosed = false;

  const start = (job: Job, transferred: readonly Transferable[]): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new WorkerEndedError('The server is closing');
      const worker = new Worker(options.module, {
        workerData: job,
        transferList: [...transferred],
        resourceLimits: { maxOldGenerationSizeMb: options.maxMemoryMb },
      });
      running = worker;
      let answer: { readonly value: Result } | undefined;
      worker.once('message', (value: Result) => {
        answer = { value };
      });
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === OUT_OF_MEMORY ? new WorkerEndedError(error.message) : error),
      );
      // The next job begins when the memory of this one is free.
      worker.once('exit', (code) => {
        running = undefined;
        if (answer) resolve(answer.value);
        else reject(new WorkerEndedError(`The worker ended with code ${code}`));
      });
    });

  return {
    run(job, transferred = []) {
      const result = tail.then(() => start(job, transferred));
      tail = result.catch(() => {});
      return result;
    },
    async close() {
      isClosed = true;
      await running?.terminate();
      await tail;
    },
  };
}
