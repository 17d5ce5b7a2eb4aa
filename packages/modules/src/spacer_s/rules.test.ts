import { expect, test } from 'vitest';
import { toRem } from './rules.ts';
import { schema } from './schema.ts';

test.each([
  [0, 0],
  [12, 0.24],
  [50, 1],
  [75, 1.5],
])('%i px of the design are %f rem', (px, rem) => expect(toRem(px)).toBeCloseTo(rem));

test('twelve, when a page does not say', () => expect(schema.parse({}).size).toBe(12));

test.each([
  [{ size: 400 }, true],
  [{ size: 401 }, false],
  [{ size: -1 }, false],
  [{ size: '12' }, false],
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));
