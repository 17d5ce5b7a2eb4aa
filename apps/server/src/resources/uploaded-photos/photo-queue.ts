import { limitConcurrency } from '../images/limit-concurrency.ts';

/** Photos processed at once: each takes a core and up to some hundred MB. */
const MAX_JOBS = 1;
/** A photo takes about half a second, so that the last in the queue waits some ten seconds. */
const MAX_WAITING = 20;
/** Both sides of a card. */
const MAX_PER_SHOPPER = 2;

/** Thrown when a shopper sends more photos before the last ones are processed. */
export class TooManyPhotosError extends Error {
  override name = 'TooManyPhotosError';
}

/**
 * Creates the queue of photos. A shopper has one place in it and cannot fill it alone: the second photo
 * of a shopper waits for the first, and a third is rejected.
 */
export function createPhotoQueue() {
  const runLimited = limitConcurrency(MAX_JOBS, MAX_WAITING);
  const photosByShopper = new Map<string, Promise<unknown>[]>();

  return async <T>(shopperId: string, job: () => Promise<T>): Promise<T> => {
    const photos = photosByShopper.get(shopperId) ?? [];
    if (photos.length >= MAX_PER_SHOPPER) throw new TooManyPhotosError();
    const previous = Promise.allSettled(photos);
    const photo = previous.then(() => runLimited(job));
    photosByShopper.set(shopperId, [...photos, photo]);
    try {
      return await photo;
    } finally {
      const others = (photosByShopper.get(shopperId) ?? []).filter((each) => each !== photo);
      if (others.length > 0) photosByShopper.set(shopperId, others);
      else photosByShopper.delete(shopperId);
    }
  };
}
