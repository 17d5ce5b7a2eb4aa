import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { defineItem } from './definition.ts';
import {
  doPeriodsOverlap,
  findEndedPeriod,
  findMissingTexts,
  findReferenceFaults,
} from './find-faults.ts';
import type { StoredItem } from './rows.ts';
import { getState } from './state.ts';

const definition = defineItem({
  type: 'plan',
  shape: z.object({ startsAt: z.string(), endsAt: z.string() }),
  table: 'plans',
  period: { from: 'startsAt', to: 'endsAt' },
});

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const at = (number: number) => Date.parse(day(number));
const item = (from: number, to: number, pausedAt: string | null = null): StoredItem => ({
  id: 'one',
  version: 1,
  pausedAt,
  archivedAt: null,
  fields: { startsAt: day(from), endsAt: day(to) },
});

test.each([
  ['paused', 5, day(4)],
  ['upcoming', 1, null],
  ['running', 2, null],
  ['running', 8, null],
  ['ended', 9, null],
  ['paused', 9, day(4)],
] as const)('is %s on day %i', (state, now, pausedAt) => {
  expect(getState(definition, item(2, 9, pausedAt), at(now))).toBe(state);
});

describe('a text', () => {
  it.each([
    ['is complete', { name: { 'zh-CN': '春', 'en-US': 'Spring' } }, []],
    ['lacks English', { name: { 'zh-CN': '春', 'en-US': '' } }, ['name']],
    ['lacks both languages of a name', { name: { 'zh-CN': '', 'en-US': '' } }, ['name']],
    ['needs no description', { description: { 'zh-CN': '', 'en-US': '' } }, []],
    ['needs both languages', { description: { 'zh-CN': '', 'en-US': 'Words' } }, ['description']],
    [
      'is found inside a list',
      { questions: [{ options: [{ text: { 'zh-CN': '红' } }] }] },
      ['questions.0.options.0.text'],
    ],
  ])('%s', (_, fields, expected) => {
    expect(findMissingTexts(fields).map(({ field }) => field)).toEqual(expected);
  });
});

test.each([
  [8, []],
  [9, ['period-over']],
])('on day %i finds %j about a period that ends on the 9th', (now, codes) => {
  const faults = findEndedPeriod(definition, item(2, 9, day(3)), at(now));
  expect(faults.map(({ code }) => code)).toEqual(codes);
});

describe('an item that is named', () => {
  it.each([
    ['is running', item(1, 20), []],
    ['has ended', item(1, 4), ['reference-ended']],
    ['ends first', item(1, 7), ['reference-ends-first']],
    ['is paused', item(1, 20, day(2)), ['reference-paused']],
    ['does not exist', undefined, ['reference-missing']],
  ])('%s', (_, target, codes) => {
    const referenced = { field: 'rewardId', target: target && { definition, item: target } };
    const faults = findReferenceFaults(definition, item(2, 9), referenced, at(5));
    expect(faults.map(({ code }) => code)).toEqual(codes);
  });
});

test.each([
  [1, 2, false],
  [1, 3, true],
  [4, 5, true],
  [8, 12, true],
  [9, 12, false],
])('compares a period from day %i to %i with one from the 2nd to the 9th', (from, to, overlaps) => {
  expect(doPeriodsOverlap(definition, item(2, 9), item(from, to))).toBe(overlaps);
});
