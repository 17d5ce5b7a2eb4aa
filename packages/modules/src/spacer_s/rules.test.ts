import { expect, test } from 'vitest';
import { toRem } from './rules.ts';
import { schema } from './schema.ts';

test.each([
  [0, 0],
  [12, 0.24],
  [50, 1],
  [75, 1.5],
])('converts %i px of the design to %f rem', (px, rem) => expect(toRem(px)).toBeCloseTo(rem));

test('defaults to a size of 12', () => expect(schema.parse({}).size).toBe(12));

test.each([
  [{ size: 400 }, true],
  [{ size: 401 }, false],
  [{ size: -1 }, false],
  [{ size: '12' }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
