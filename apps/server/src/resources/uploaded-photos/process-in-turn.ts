import { QueueFullError } from '../images/limit-concurrency.ts';
import { createPhotoQueue, TooManyPhotosError } from './photo-queue.ts';

/** How long a rejected shopper waits: the queue is shorter by then. */
const RETRY_SECONDS = 10;

export const retryAfter = (seconds: number) => ({
  headers: { 'retry-after': String(seconds) },
});

type CreateProblem = (headers: ReturnType<typeof retryAfter>) => Error;

/** The answers to a caller who sends too many photos at once, and to one when too many callers wait. */
interface TurnProblems {
  readonly pending: CreateProblem;
  readonly busy: CreateProblem;
}

/** Creates a function that processes photos in turn. Each caller has one place in the queue. */
export function createPhotoTurns() {
  const queue = createPhotoQueue();
  return async <T>(
    caller: string,
    job: () => Promise<T>,
    { pending, busy }: TurnProblems,
  ): Promise<T> => {
    try {
      return await queue(caller, job);
    } catch (error) {
      if (error instanceof TooManyPhotosError) throw pending(retryAfter(RETRY_SECONDS));
      if (error instanceof QueueFullError) throw busy(retryAfter(RETRY_SECONDS));
      throw error;
    }
  };
}
