import { expect, test } from 'vitest';
import { createSampleValues, mayNotFit } from './measure-text.ts';

test.each([
  ['购物袋', '我的购物袋', false],
  ['购物袋', '我的购物袋一二三四五六', false],
  ['购物袋', '我的购物袋一二三四五六七', true],
  ['a'.repeat(40), 'a'.repeat(60), false],
  ['a'.repeat(40), 'a'.repeat(61), true],
])('in place of "%s" the text "%s" may not fit: %s', (original, text, expected) => {
  expect(mayNotFit(text, original)).toBe(expected);
});

test('shows a number for counts and the name of other placeholders', () => {
  expect(createSampleValues(['n', 'pieces|', 'name'])).toEqual({
    n: 3,
    pieces: 3,
    name: '〈name〉',
  });
});
