import { describe, expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const START = Date.UTC(2026, 10, 25, 2);
const END = Date.UTC(2026, 10, 30, 16);

test('the page looks again at the start and at the end, and never after', () => {
  const fields = schema.parse({
    startTime: '2026-11-25T02:00:00',
    endTime: '2026-12-01T00:00:00+08:00',
  });
  const at = (now: number) => definition.changesAt?.({ fields, data: undefined, now });
  expect([at(START - 5), at(START), at(END)]).toEqual([START, END, undefined]);
});

describe('schema', () => {
  const times = { startTime: '2026-11-25 02:00', endTime: '2026-11-30 16:00' };
  test.each([
    ['complete', times, true],
    ['ends as it starts', { ...times, endTime: times.startTime }, false],
    [
      'ends before it starts, read in two zones',
      { startTime: '2026-11-25T02:00:00', endTime: '2026-11-25T09:00:00+08:00' },
      false,
    ],
    ['without an end', { startTime: times.startTime }, false],
    ['a colour by name', { ...times, secondColor: 'red' }, true],
    ['a colour that is none', { ...times, secondColor: 'crimson' }, false],
  ])('%s', (_, value, good) => expect(schema.safeParse(value).success).toBe(good));
});
