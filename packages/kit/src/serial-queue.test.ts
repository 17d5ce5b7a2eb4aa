import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('starts a task only after the earlier one has finished', async () => {
  const { enqueue } = createSerialQueue();
  const finished: string[] = [];
  let finishFirst: (value: string) => void = () => undefined;
  const first = enqueue(() => new Promise<string>((resolve) => (finishFirst = resolve)));
  const second = enqueue(async () => void finished.push('second'));
  await Promise.resolve();
  expect(finished).toEqual([]);
  finishFirst('first');
  expect(await first).toBe('first');
  await second;
  expect(finished).toEqual(['second']);
});

test('rejects for the caller of a failed task and still runs the next one', async () => {
  const { enqueue } = createSerialQueue();
  const failing = enqueue(() => Promise.reject(new Error('failed')));
  const next = enqueue(async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('next');
});

test('is idle again when the last task has resolved', async () => {
  const { enqueue, isIdle } = createSerialQueue();
  expect(isIdle()).toBe(true);
  const tasks = [enqueue(async () => 1), enqueue(async () => 2)];
  const idle = tasks.map((task) => task.then(() => isIdle()));
  expect(isIdle()).toBe(false);
  expect(await Promise.all(idle)).toEqual([false, true]);
});
