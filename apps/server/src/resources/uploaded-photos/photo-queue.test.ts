import { expect, it } from 'vitest';
import { QueueFullError } from '../images/limit-concurrency.ts';
import { createPhotoQueue, TooManyPhotosError } from './photo-queue.ts';

const blockedJob = () => Promise.withResolvers<string>();

it('gives a shopper one place in the queue', async () => {
  const queue = createPhotoQueue();
  const first = blockedJob();
  const order: string[] = [];
  const run = (shopper: string, name: string, job: Promise<unknown> = Promise.resolve()) =>
    queue(shopper, async () => {
      await job;
      order.push(name);
    });
  const jobs = [run('a', 'a1', first.promise), run('a', 'a2')];
  // A turn of the event loop later another shopper asks, before the second photo of the first is queued.
  await new Promise(setImmediate);
  jobs.push(run('b', 'b1'));
  await expect(run('a', 'a3')).rejects.toBeInstanceOf(TooManyPhotosError);
  first.resolve('');
  await Promise.all(jobs);
  expect(order).toEqual(['a1', 'b1', 'a2']);
  await run('a', 'a4');
  expect(order.at(-1)).toBe('a4');
});

it('rejects shoppers when too many wait', async () => {
  const queue = createPhotoQueue();
  const first = blockedJob();
  const jobs = Array.from({ length: 21 }, (_, n) => queue(`shopper-${n}`, () => first.promise));
  await new Promise(setImmediate);
  await expect(queue('late', () => first.promise)).rejects.toBeInstanceOf(QueueFullError);
  first.resolve('done');
  expect(new Set(await Promise.all(jobs))).toEqual(new Set(['done']));
});
