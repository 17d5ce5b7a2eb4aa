import { expect, it } from 'vitest';
import { limitConcurrency, QueueFullError } from './limit-concurrency.ts';

it('runs as many jobs as allowed, queues some, and rejects the others', async () => {
  const run = limitConcurrency(1, 2);
  const { promise: blocked, resolve: unblock } = Promise.withResolvers<string>();
  const jobs = [1, 2, 3].map((n) => run(async () => `${await blocked}${n}`));
  await expect(run(() => blocked)).rejects.toBeInstanceOf(QueueFullError);
  unblock('job ');
  expect(await Promise.all(jobs)).toEqual(['job 1', 'job 2', 'job 3']);
  expect(await run(() => blocked)).toBe('job ');
});

it('runs the next job after one that fails', async () => {
  const run = limitConcurrency(1, 1);
  const failed = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
