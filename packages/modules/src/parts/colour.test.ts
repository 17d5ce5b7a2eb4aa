import { expect, test } from 'vitest';
import { isDarkColour, toCssColour } from './colour.ts';

test.each([
  ['', undefined],
  ['ivory', 'var(--ivory)'],
  ['ink-2', 'var(--ink-2)'],
  ['#A8231B', '#A8231B'],
])('converts the colour "%s" to CSS %s', (colour, css) => expect(toCssColour(colour)).toBe(css));

test.each([
  ['', false],
  ['paper', false],
  ['pine-wash', false],
  ['pine', true],
  ['ink', true],
  ['#fff', false],
  ['#000', true],
  ['#2C463B', true],
  ['#E8E4DD', false],
])('treats the background "%s" as dark: %s', (colour, dark) =>
  expect(isDarkColour(colour)).toBe(dark),
);
