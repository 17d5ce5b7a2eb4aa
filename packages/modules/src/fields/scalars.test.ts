import { describe, expect, test } from 'vitest';
import { colour, countUpTo, countWithin, intervalTime, setId } from './scalars.ts';

describe('colour', () => {
  test.each([
    ['', true],
    ['ivory', true],
    ['#A8231B', true],
    ['#fff', true],
    ['#ffff', false],
    ['rebeccapurple', false],
    ['url(x)', false],
  ])('accepts the colour "%s": %s', (text, good) =>
    expect(colour.safeParse(text).success).toBe(good),
  );
});

describe('countUpTo', () => {
  const count = countUpTo({ min: 2, max: 20, default: 10 });
  test.each([
    [undefined, 10],
    [2, 2],
    [20, 20],
    [21, 20],
    [400, 20],
  ])('turns %s into %s', (value, expected) => expect(count.parse(value)).toBe(expected));
  test.each([[1], [0], [-4], [2.5], ['8']])('refuses %s', (value) =>
    expect(count.safeParse(value).success).toBe(false),
  );
});

test('defaults to four seconds between slides', () => {
  expect(intervalTime.parse(undefined)).toBe(4);
  expect(intervalTime.safeParse(0).success).toBe(false);
});

test('accepts only numbers as set ids', () => {
  expect(setId.safeParse('12').success).toBe(true);
  expect(setId.safeParse('new-in').success).toBe(false);
  expect(setId.safeParse('').success).toBe(false);
});

describe('countWithin', () => {
  const count = countWithin({ min: 1, max: 20, default: 5 });

  test.each([
    [undefined, 5],
    [-3, 1],
    [0, 1],
    [1, 1],
    [20, 20],
    [21, 20],
  ])('clamps %s to 1-20 with a default of 5: %i', (value, expected) =>
    expect(count.parse(value)).toBe(expected),
  );

  test.each([[2.5], ['5'], [null]])('refuses %o as a count', (value) =>
    expect(count.safeParse(value).success).toBe(false),
  );
});
