import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CountingFields, countingFields } from '../fields/time.ts';
import { hidesDay, isShown, phase, remaining, target, title } from './counting.ts';

const START = Date.UTC(2026, 10, 25, 2);
const END = Date.UTC(2026, 10, 30, 16);
const DAY = 86_400_000;

const schema = z.object(countingFields);
const fields = (over: Partial<CountingFields> = {}): CountingFields => ({
  ...schema.parse({
    startTime: '2026-11-25T02:00:00',
    endTime: '2026-12-01T00:00:00+08:00',
    textBeforeStart: '距专场开始',
    textAfterStart: '距专场结束',
  }),
  ...over,
});

describe('phases', () => {
  test.each([
    ['long before', START - DAY, 'before', START],
    ['a moment before the start', START - 1, 'before', START],
    ['at the start', START, 'running', END],
    ['a moment before the end', END - 1, 'running', END],
    ['at the end', END, 'ended', undefined],
    ['long after', END + DAY, 'ended', undefined],
  ])('%s', (_, now, expected, counted) => {
    expect(phase(fields(), now)).toBe(expected);
    expect(target(fields(), now)).toBe(counted);
  });
});

describe('isShown', () => {
  test.each([
    ['before', false, START - 1, false],
    ['before, always shown', true, START - 1, true],
    ['running', false, START, true],
    ['running, always shown', true, START, true],
    ['ended', false, END, false],
    ['ended, always shown', true, END, false],
  ])('%s', (_, alwaysShow, now, shown) => {
    expect(isShown(fields({ alwaysShow }), now)).toBe(shown);
  });
});

describe('remaining', () => {
  test.each([
    ['to the start', START - 61_000, [0, 0, 1, 1]],
    ['the whole way', START, [5, 14, 0, 0]],
    ['part of a second counts as one', END - 1, [0, 0, 0, 1]],
    ['one second', END - 1000, [0, 0, 0, 1]],
    ['just under a day', END - DAY + 1000, [0, 23, 59, 59]],
    ['a day', END - DAY, [1, 0, 0, 0]],
    ['nothing', END, [0, 0, 0, 0]],
    ['nothing, long after', END + DAY, [0, 0, 0, 0]],
  ])('%s', (_, now, expected) => {
    expect(Object.values(remaining(fields(), now))).toEqual(expected);
  });

  test.each([
    [true, 0, true],
    [true, 1, false],
    [false, 0, false],
  ])('autoHideDay %s with %i days hides them: %s', (autoHideDay, days, hides) => {
    expect(hidesDay({ autoHideDay }, { days, hours: 0, minutes: 0, seconds: 0 })).toBe(hides);
  });
});

test('the words change at the start', () => {
  expect(title(fields(), START - 1)).toBe('距专场开始');
  expect(title(fields(), START)).toBe('距专场结束');
});
