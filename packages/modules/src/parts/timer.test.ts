import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type TimerFields, timerFields } from '../fields/time.ts';
import {
  getPhase,
  getRemainingTime,
  getTimerTarget,
  getTimerTitle,
  hidesDay,
  isTimerVisible,
} from './timer.ts';

const START = Date.UTC(2026, 10, 25, 2);
const END = Date.UTC(2026, 10, 30, 16);
const DAY = 86_400_000;

const schema = z.object(timerFields);
const fields = (over: Partial<TimerFields> = {}): TimerFields => ({
  ...schema.parse({
    startTime: '2026-11-25T02:00:00',
    endTime: '2026-12-01T00:00:00+08:00',
    textBeforeStart: '距专场开始',
    textAfterStart: '距专场结束',
  }),
  ...over,
});

describe('getPhase and getTimerTarget', () => {
  test.each([
    ['long before', START - DAY, 'before', START],
    ['a moment before the start', START - 1, 'before', START],
    ['at the start', START, 'running', END],
    ['a moment before the end', END - 1, 'running', END],
    ['at the end', END, 'ended', undefined],
    ['long after', END + DAY, 'ended', undefined],
  ])('returns the phase and the target %s', (_, now, expected, target) => {
    expect(getPhase(fields(), now)).toBe(expected);
    expect(getTimerTarget(fields(), now)).toBe(target);
  });
});

test('runs from the beginning without a start', () => {
  const { startTime: _, ...withoutStart } = fields();
  expect(getPhase(withoutStart, 0)).toBe('running');
  expect(getTimerTarget(withoutStart, 0)).toBe(END);
  expect(getPhase(withoutStart, END)).toBe('ended');
});

describe('isTimerVisible', () => {
  test.each([
    ['before', false, START - 1, false],
    ['before, always shown', true, START - 1, true],
    ['running', false, START, true],
    ['running, always shown', true, START, true],
    ['ended', false, END, false],
    ['ended, always shown', true, END, false],
  ])('decides whether the timer is visible: %s', (_, alwaysShow, now, shown) => {
    expect(isTimerVisible(fields({ alwaysShow }), now)).toBe(shown);
  });
});

describe('getRemainingTime', () => {
  test.each([
    ['to the start', START - 61_000, [0, 0, 1, 1]],
    ['from start to end', START, [5, 14, 0, 0]],
    ['part of a second counts as one', END - 1, [0, 0, 0, 1]],
    ['one second', END - 1000, [0, 0, 0, 1]],
    ['just under a day', END - DAY + 1000, [0, 23, 59, 59]],
    ['a day', END - DAY, [1, 0, 0, 0]],
    ['nothing', END, [0, 0, 0, 0]],
    ['nothing, long after', END + DAY, [0, 0, 0, 0]],
  ])('returns the remaining time: %s', (_, now, expected) => {
    expect(Object.values(getRemainingTime(fields(), now))).toEqual(expected);
  });

  test.each([
    [true, 0, true],
    [true, 1, false],
    [false, 0, false],
  ])('hides the days with autoHideDay %s and %i days left: %s', (autoHideDay, days, hides) => {
    expect(hidesDay({ autoHideDay }, { days, hours: 0, minutes: 0, seconds: 0 })).toBe(hides);
  });
});

test('changes the title at the start', () => {
  expect(getTimerTitle(fields(), START - 1)).toBe('距专场开始');
  expect(getTimerTitle(fields(), START)).toBe('距专场结束');
});
