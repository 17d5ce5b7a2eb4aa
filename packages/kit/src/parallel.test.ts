import { expect, test } from 'vitest';
import { inParallel } from './parallel.ts';

/** Work that is over when it is told to be. */
function held() {
  const ends: (() => void)[] = [];
  const work = (item: number) =>
    new Promise<number>((resolve) => ends.push(() => resolve(item * 10)));
  return { ends, work };
}

test('never works on more than the bound, and begins the next as soon as one is over', async () => {
  const { ends, work } = held();
  const all = inParallel([1, 2, 3], 2, work);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(3);
  ends[2]?.();
  ends[0]?.();
  await expect(all).resolves.toEqual([10, 20, 30]);
});

test.each([[[]], [[7]]])('%o with a large bound', async (items) => {
  await expect(inParallel(items, 8, async (item: number) => item)).resolves.toEqual(items);
});

test('fails as its work fails', async () => {
  const failing = inParallel([1, 2], 1, async () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
});
