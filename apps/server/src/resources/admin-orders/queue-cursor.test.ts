import { expect, it } from 'vitest';
import { createCursor } from '../../http/cursor.ts';
import { parseQueueCursor } from './queue-cursor.ts';

it.each([
  [['2026-11-23T08:00:00.000Z', '7'], '2026-11-23T08:00:00.000Z'],
  [['infinity', '7'], 'infinity'],
])('reads the position %j of a queue by due time', (values, dueAt) => {
  expect(parseQueueCursor({ sort: 'due', cursor: createCursor(values) })).toEqual({
    id: '7',
    dueAt,
  });
});

it.each([
  [['0000-01-01T00:00:00.000Z', '7']],
  [['2026-99-23T08:00:00.000Z', '7']],
  [['-infinity', '7']],
  [['7']],
])('refuses the position %j', (values) => {
  expect(() => parseQueueCursor({ sort: 'due', cursor: createCursor(values) })).toThrow();
});
