import { expect, test } from 'vitest';
import { isDark, paint } from './colour.ts';

test.each([
  ['', undefined],
  ['ivory', 'var(--ivory)'],
  ['ink-2', 'var(--ink-2)'],
  ['#A8231B', '#A8231B'],
])('%s is painted %s', (colour, css) => expect(paint(colour)).toBe(css));

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
])('%s is dark: %s', (colour, dark) => expect(isDark(colour)).toBe(dark));
