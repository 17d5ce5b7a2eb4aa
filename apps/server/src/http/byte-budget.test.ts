import { expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const setUp = (maxKeys = 10) => {
  const clock = { now: 1_000 };
  const spend = createByteBudget({ maxBytes: 100, windowMs: 60, now: () => clock.now, maxKeys });
  return { clock, spend };
};

it('allows the bytes of a budget and says how long to wait after them', () => {
  const { clock, spend } = setUp();
  expect([spend('a', 60), spend('a', 40)]).toEqual([undefined, undefined]);
  clock.now += 20;
  expect(spend('a', 1)).toBe(40);
  expect(spend('b', 100)).toBeUndefined();
  clock.now += 40;
  expect(spend('a', 100)).toBeUndefined();
});

it('counts a limited number of keys', () => {
  const { spend } = setUp(2);
  for (const key of ['a', 'b', 'c']) expect(spend(key, 100)).toBeUndefined();
  expect(spend('b', 1)).toBe(60);
  expect(spend('a', 100)).toBeUndefined();
});
