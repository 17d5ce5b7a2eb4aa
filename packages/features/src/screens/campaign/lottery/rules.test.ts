import { expect, test } from 'vitest';
import { formatOdds, pickSaying, splitTitle } from './rules.ts';

test.each([
  [500, '0.05%'],
  [4_500, '0.45%'],
  [125_000, '12.5%'],
  [350_000, '35%'],
  [1_000_000, '100%'],
  [1, '0.0001%'],
])('formats %i in a million as %s', (odds, text) => {
  expect(formatOdds(odds)).toBe(text);
});

test('picks the same existing saying for the same draw', () => {
  const ids = ['0190a5c2', '0190a5c3', '', 'zz'];
  for (const id of ids) {
    expect(pickSaying(id, 12)).toBe(pickSaying(id, 12));
    expect(pickSaying(id, 12)).toBeLessThan(12);
  }
  expect(pickSaying('0190a5c2', 12)).not.toBe(pickSaying('0190a5c3', 12));
});

test.each([
  ['一日一签，签签有礼。', ['一日一签', '签签有礼']],
  ['One lot a day, and something in each.', ['One lot a day', 'and something in each']],
  ['秋日抽签', ['秋日抽签']],
  ['', []],
])('splits "%s" into title lines', (description, lines) => {
  expect(splitTitle(description)).toEqual(lines);
});
