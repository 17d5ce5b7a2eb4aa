import { describe, expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const START = Date.UTC(2026, 10, 25, 2);
const END = Date.UTC(2026, 10, 30, 16);

test('reports changes at the start and at the end, and none afterwards', () => {
  const fields = schema.parse({
    startTime: '2026-11-25T02:00:00',
    endTime: '2026-12-01T00:00:00+08:00',
  });
  const at = (now: number) => definition.nextChangeAt?.({ fields, data: undefined, now });
  expect([at(START - 5), at(START), at(END)]).toEqual([START, END, undefined]);
});

describe('schema', () => {
  const times = { startTime: '2026-11-25 02:00', endTime: '2026-11-30 16:00' };
  test.each([
    ['complete times', times, true],
    ['an end equal to the start', { ...times, endTime: times.startTime }, false],
    [
      'an end before the start in another time zone',
      { startTime: '2026-11-25T02:00:00', endTime: '2026-11-25T09:00:00+08:00' },
      false,
    ],
    ['no end', { startTime: times.startTime }, false],
    ['a colour token', { ...times, secondColor: 'red' }, true],
    ['an unknown colour', { ...times, secondColor: 'crimson' }, false],
  ])('accepts or refuses %s', (_, value, good) =>
    expect(schema.safeParse(value).success).toBe(good),
  );
});
