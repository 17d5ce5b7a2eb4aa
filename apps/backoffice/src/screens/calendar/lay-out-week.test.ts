import type { CalendarEntry } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { listWeeks, moveDay, startOfDay } from './china-range.ts';
import { layOutWeek } from './lay-out-week.ts';

const MONDAY = startOfDay('2026-11-30');

const entry = (id: string, startsAt: string | null, endsAt: string | null): CalendarEntry => ({
  ...{ key: `sale/${id}`, kind: 'sale', id, name: id, startsAt, endsAt, isPaused: false },
  ...{
    language: null,
    country: null,
    gender: null,
    benefit: null,
    platform: null,
    visitor: null,
    arm: null,
    place: null,
  },
  ...{ products: null, collidesWith: [] },
});

test('counts days in China: what begins at 16:00 UTC belongs to the next day', () => {
  const [bar] = layOutWeek(
    [entry('a', '2026-12-01T16:00:00.000Z', '2026-12-03T16:00:00.000Z')],
    MONDAY,
  );
  expect(bar).toMatchObject({ column: 2, days: 2, isFromBefore: false, isBeyond: false });
});

test('puts what overlaps below each other and reuses a lane that is free again', () => {
  const bars = layOutWeek(
    [
      entry('c', '2026-12-04T00:00:00.000Z', null),
      entry('a', null, '2026-12-02T16:00:00.000Z'),
      entry('b', '2026-12-01T00:00:00.000Z', '2026-12-06T00:00:00.000Z'),
    ],
    MONDAY,
  );
  expect(bars.map(({ entry: { id }, lane }) => [id, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
  expect(bars[0]).toMatchObject({ isFromBefore: true, column: 0 });
  expect(bars[2]).toMatchObject({ isBeyond: true, column: 4, days: 3 });
});

test('shows what begins or ends in the week above what only goes on, and collisions first', () => {
  const long = entry('long', '2026-01-01T00:00:00.000Z', null);
  const short = entry('short', '2026-12-03T00:00:00.000Z', '2026-12-04T00:00:00.000Z');
  const colliding = { ...entry('x', '2026-01-01T00:00:00.000Z', null), collidesWith: ['sale/y'] };
  const bars = layOutWeek([long, short, colliding], MONDAY);
  expect(bars.map(({ entry: { id }, lane }) => [id, lane])).toEqual([
    ['x', 0],
    ['short', 1],
    ['long', 2],
  ]);
});

test('leaves out what ends when the week begins', () => {
  expect(layOutWeek([entry('a', null, '2026-11-29T16:00:00.000Z')], MONDAY)).toEqual([]);
});

test('a month has all weeks with a day of it, from Monday on', () => {
  const weeks = listWeeks('month', '2026-12-15');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toBe(MONDAY);
  expect(listWeeks('week', '2026-12-06')).toEqual([MONDAY]);
});

test.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['list', '2026-01-31', -1, '2025-12-01'],
  ['week', '2026-12-31', 1, '2027-01-07'],
] as const)('a %s moves from %s by %s to %s', (view, day, steps, expected) => {
  expect(moveDay(view, day, steps)).toBe(expected);
});
