import { expect, test } from 'vitest';
import { mapInParallel } from './parallel.ts';

/** A function whose results the test resolves. */
function createPendingMap() {
  const resolvers: (() => void)[] = [];
  const map = (item: number) =>
    new Promise<number>((resolve) => resolvers.push(() => resolve(item * 10)));
  return { resolvers, map };
}

test('runs at most the limit at a time, and starts the next item when one has finished', async () => {
  const { resolvers, map } = createPendingMap();
  const all = mapInParallel([1, 2, 3], 2, map);
  expect(resolvers).toHaveLength(2);
  resolvers[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(resolvers).toHaveLength(3);
  resolvers[2]?.();
  resolvers[0]?.();
  await expect(all).resolves.toEqual([10, 20, 30]);
});

test.each([[[]], [[7]]])('%o with a limit above its length', async (items) => {
  await expect(mapInParallel(items, 8, async (item: number) => item)).resolves.toEqual(items);
});

test('rejects when the function rejects', async () => {
  const failing = mapInParallel([1, 2], 1, async () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
});
