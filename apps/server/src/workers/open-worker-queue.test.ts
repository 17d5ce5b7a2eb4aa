import { expect, it } from 'vitest';
import { openWorkerQueue, WorkerEndedError } from './open-worker-queue.ts';

/** A module that answers with twice its number; a text makes it do something else. */
const SOURCE = `
  import { parentPort, workerData } from 'node:worker_threads';
  if (workerData === 'fail') throw new Error('no');
  if (workerData === 'wait') setInterval(() => {}, 1_000);
  if (workerData === 'fill') for (const all = []; ; ) all.push(new Array(10_000).fill(all.length));
  if (typeof workerData === 'number') parentPort.postMessage(workerData * 2);
`;
const module = new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`);
const open = () => openWorkerQueue<number | string, number>({ module, maxMemoryMb: 32 });

it('does one job after another, also after one that failed', async () => {
  const queue = open();
  const jobs = [1, 'fail', 2].map((job) => queue.run(job));
  expect(await Promise.allSettled(jobs)).toMatchObject([
    { value: 2 },
    { reason: { message: 'no' } },
    { value: 4 },
  ]);
});

it('ends a job that needs more memory than it may have', async () => {
  await expect(open().run('fill')).rejects.toThrow(WorkerEndedError);
});

it('ends the job that runs, and refuses those that wait, when it is closed', async () => {
  const queue = open();
  const jobs = Promise.allSettled([queue.run('wait'), queue.run(1)]);
  await new Promise(setImmediate);
  await queue.close();
  expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
