import { expect, it } from 'vitest';
import { calculateInstalment } from './instalments.ts';

it.each([
  [4_901_000, 3, 1_633_700],
  [4_901_000, 12, 408_500],
  [300_000, 3, 100_000],
  [1, 12, 100],
])('%d in %d instalments are %d each', (total, count, amount) => {
  expect(calculateInstalment(total, count)).toBe(amount);
});
