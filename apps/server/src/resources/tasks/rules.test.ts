import { describe, expect, it, test } from 'vitest';
import { completesStreak, countStreak, getTaskPeriod, getYearStart } from './rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const NOW = at('2026-11-21T10:00:00');

test.each([
  ['daily', '2026-11-21'],
  ['weekly', '2026-11-16'],
  ['never', 'once'],
] as const)('a %s task has the current period %s', (renews, name) => {
  expect(getTaskPeriod(renews, NOW).name).toBe(name);
});

describe('streak', () => {
  it.each([
    [[], 0],
    [['2026-11-21'], 1],
    [['2026-11-20'], 1],
    [['2026-11-19'], 0],
    [['2026-11-21', '2026-11-20', '2026-11-19'], 3],
    [['2026-11-20', '2026-11-19', '2026-11-17'], 2],
    [['2026-11-21', '2026-11-19'], 1],
  ])('of the days %j is %d', (days, streak) => {
    expect(countStreak(days, NOW)).toBe(streak);
  });

  it('continues over the end of a month', () => {
    expect(countStreak(['2026-12-01', '2026-11-30'], at('2026-12-01T00:00:00'))).toBe(2);
  });

  it.each([
    [0, 7, false],
    [6, 7, false],
    [7, 7, true],
    [8, 7, false],
    [14, 7, true],
  ])('of %d with a goal of %d is rewarded: %s', (streak, goal, isRewarded) => {
    expect(completesStreak(streak, goal)).toBe(isRewarded);
  });
});

test.each([
  ['2026-01-01T00:00:00', '2026-01-01T00:00:00'],
  ['2026-12-31T23:59:59', '2026-01-01T00:00:00'],
])('the year of %s starts at %s', (time, start) => expect(getYearStart(at(time))).toBe(at(start)));
