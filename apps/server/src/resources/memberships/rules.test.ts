import { DAY_MS } from '@vitrine/kit';
import { expect, it } from 'vitest';
import { findNextTier, findTierEnd, sumWithin } from './rules.ts';

const NOW = Date.UTC(2026, 9, 1);
const spend = (amount: number, daysAgo: number) => ({ amount, spentAt: NOW - daysAgo * DAY_MS });
const GOLD = { code: 'gold', from: 3_000_000, windowDays: 365 };
const TIERS = [
  { code: 'member', from: 0, windowDays: 365 },
  GOLD,
  { code: 'platinum', from: 15_000_000, windowDays: 365 },
];

it.each([
  ['no spending', [], 0],
  ['spending on the last day of the window', [spend(5, 364)], 5],
  ['spending that has just left the window', [spend(5, 365)], 0],
  ['a refund larger than the spending that is left', [spend(5, 400), spend(-5, 3)], 0],
])('%s counts as it should', (_, spends, sum) => {
  expect(sumWithin(spends, 365, NOW)).toBe(sum);
});

it.each([
  [[], { code: 'gold', missing: 3_000_000 }],
  [[spend(2_999_999, 1)], { code: 'gold', missing: 1 }],
  [[spend(3_000_000, 1)], { code: 'platinum', missing: 12_000_000 }],
  [[spend(15_000_000, 1)], null],
  [[spend(15_000_000, 400)], { code: 'gold', missing: 3_000_000 }],
])('after spending %j the next tier is %j', (spends, next) => {
  expect(findNextTier(TIERS, spends, NOW)).toEqual(next);
});

it.each([
  ['on the day when its only purchase leaves the window', [spend(3_000_000, 100)], 265],
  ['later when a newer purchase is enough', [spend(3_000_000, 100), spend(3_000_000, 10)], 355],
  ['when the older of two purchases is needed', [spend(2_000_000, 100), spend(1_000_000, 10)], 265],
])('a tier ends %s', (_, spends, days) => {
  expect(findTierEnd(GOLD, spends, NOW)).toBe(NOW + days * DAY_MS);
});

it('a tier that needs no spending never ends', () => {
  expect(findTierEnd({ ...GOLD, from: 0 }, [spend(5, 1)], NOW)).toBeNull();
});
