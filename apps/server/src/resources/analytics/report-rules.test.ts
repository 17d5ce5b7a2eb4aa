import { expect, test } from 'vitest';
import { joinCohorts, joinKeywords, joinSales } from './report-rules.ts';

const SESSIONS = [{ value: 'letter', sessions: 3 }];
const SALES = [{ value: 'wechat', orders: 1, revenue: 500 }];

test.each([
  [true, [0, 500]],
  [false, [null, null]],
])('joins sessions and sales of a value; amounts shown: %s', (canSeeAmounts, revenues) => {
  expect(joinSales(SESSIONS, SALES, canSeeAmounts)).toEqual([
    { value: 'letter', sessions: 3, orders: 0, revenue: revenues[0] },
    { value: 'wechat', sessions: 0, orders: 1, revenue: revenues[1] },
  ]);
});

test('adds up words that are encoded differently, and keeps those that cannot be decoded', () => {
  const rows = ['%E5%A4%A7%E8%A1%A3', '大衣', 'a+b', '%E5%'].map((value) => ({
    value,
    sessions: 1,
  }));
  expect(joinKeywords(rows)).toEqual([
    { keyword: '大衣', count: 2 },
    { keyword: 'a b', count: 1 },
    { keyword: '%E5%', count: 1 },
  ]);
});

test('counts zero for a month in which nobody of a cohort ordered', () => {
  const rows = [
    { month: '2026-09', later: 0, shoppers: 4 },
    { month: '2026-09', later: 2, shoppers: 1 },
  ];
  expect(joinCohorts(rows)).toEqual([{ month: '2026-09', shoppers: 4, active: [4, 0, 1] }]);
});
