import type { Task } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { buildWeek, calculateProgress, getTaskAction } from './rules.ts';

/** Friday noon in Beijing. */
const FRIDAY = Date.UTC(2026, 10, 20, 4);
const clock = (streak: number, isDoneToday: boolean, days: string[] = []) => ({
  activityId: 'c',
  streak,
  goal: 7,
  isDoneToday,
  days,
  reward: null,
});
const states = (days: ReturnType<typeof buildWeek>) => days.map(({ state }) => state).join(' ');
const gift = (days: ReturnType<typeof buildWeek>) => days.findIndex(({ isGift }) => isGift);

test('a week runs from Monday to Sunday and contains today', () => {
  const week = buildWeek(clock(2, false, ['2026-11-18', '2026-11-19']), FRIDAY);
  expect(week.map(({ date }) => date.slice(-2)).join(' ')).toBe('16 17 18 19 20 21 22');
  expect(states(week)).toBe('missed missed done done now ahead ahead');
});

test.each([
  ['four days up to yesterday: on Sunday', clock(4, false), 6],
  ['five days with today: on Sunday', clock(5, true), 6],
  ['six days up to yesterday: today', clock(6, false), 4],
  ['seven days with today: it was today', clock(7, true), 4],
  ['nothing yet: not this week', clock(0, false), -1],
])('marks the day of the gift: %s', (_, clockIn, index) => {
  expect(gift(buildWeek(clockIn, FRIDAY))).toBe(index);
});

const task = (more: Partial<Task>): Task => ({
  id: 't',
  kind: 'order',
  name: '',
  description: '',
  path: null,
  activityId: null,
  progress: 0,
  goal: 1,
  status: 'open',
  reward: null,
  rewardId: null,
  ...more,
});

test.each([
  [{ path: '/product/list' }, 'go'],
  [{ kind: 'sharing', activityId: 'a', path: '/content/spring' }, 'invite'],
  [{ kind: 'boost', activityId: 'a' }, 'invite'],
  [{ kind: 'page-view', activityId: 'a', path: '/content/spring' }, 'go'],
  [{ status: 'done', rewardId: 'r' }, 'claim'],
  [{ status: 'done' }, 'done'],
  [{ status: 'claimed', rewardId: 'r' }, 'claimed'],
  [{}, 'none'],
] as const)('finds the next step of a task, %#', (more, action) => {
  expect(getTaskAction(task(more))).toBe(action);
});

test('the progress of a task is at most 1', () => {
  expect([
    calculateProgress({ progress: 1, goal: 4 }),
    calculateProgress({ progress: 9, goal: 3 }),
  ]).toEqual([0.25, 1]);
});
