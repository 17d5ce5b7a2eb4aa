import { expect, test } from 'vitest';
import { utcDate } from './time.ts';

test.each([
  ['2026-11-30T16:00:00', true],
  ['2026-11-30 16:00', true],
  ['2026-12-01T00:00:00+08:00', true],
  ['tomorrow', false],
  ['', false],
])('accepts the time "%s": %s', (text, good) => expect(utcDate.safeParse(text).success).toBe(good));
