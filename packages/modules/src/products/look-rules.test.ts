import { expect, test } from 'vitest';
import { products } from '../testing.tsx';
import { arrange, type LookLayout, total } from './look-rules.ts';

test.each([
  [1, 2, 2, 0],
  [1, 5, 3, 0],
  [2, 5, 2, 0],
  [3, 9, 8, 0],
  [4, 9, 4, 0],
  [5, 0, 0, 0],
  [5, 1, 1, 0],
  [5, 2, 2, 0],
  [5, 3, 2, 0],
  [5, 4, 2, 2],
  [5, 9, 2, 2],
])('layout %i of %i pieces: %i on one side, %i on the other', (layout, count, cells, others) => {
  const arranged = arrange(layout as LookLayout, products(count));
  expect([arranged.cells.length, arranged.others.length]).toEqual([cells, others]);
});

test('all of it costs what its pieces cost', () => {
  expect(total(products(3))).toBe(3 * 1_380_000);
  expect(total([])).toBe(0);
});
