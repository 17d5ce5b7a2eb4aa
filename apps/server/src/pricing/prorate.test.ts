import { describe, expect, it } from 'vitest';
import { prorate } from './prorate.ts';

describe('prorate', () => {
  it.each([
    [100, [1, 1], [50, 50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1, 1], [1, 0, 0]],
    [1, [1, 2, 1], [0, 1, 0]],
    [10, [0, 5, 0], [0, 10, 0]],
    [0, [3, 4], [0, 0]],
    [10, [0, 0], [0, 0]],
    [10, [], []],
    [9_007_199_254_740_991, [1, 1], [4_503_599_627_370_496, 4_503_599_627_370_495]],
  ])('splits %i by the weights %j into %j', (amount, weights, parts) => {
    expect(prorate(amount, weights)).toEqual(parts);
  });

  it('adds up to the amount and gives no part more than its weight', () => {
    for (let amount = 0; amount < 500; amount++) {
      const weights = [amount % 7, 100, amount % 13, 331, 1];
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const parts = prorate(Math.min(amount, whole), weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, whole));
      for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
    }
  });
});
