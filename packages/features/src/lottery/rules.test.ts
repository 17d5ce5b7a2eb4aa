import { expect, test } from 'vitest';
import { oddsText, sayingOf, titleLines } from './rules.ts';

test.each([
  [500, '0.05%'],
  [4_500, '0.45%'],
  [125_000, '12.5%'],
  [350_000, '35%'],
  [1_000_000, '100%'],
  [1, '0.0001%'],
])('%i in a million is told as %s', (odds, text) => {
  expect(oddsText(odds)).toBe(text);
});

test('the same draw always shows the same saying, and never one that is not there', () => {
  const ids = ['0190a5c2', '0190a5c3', '', 'zz'];
  for (const id of ids) {
    expect(sayingOf(id, 12)).toBe(sayingOf(id, 12));
    expect(sayingOf(id, 12)).toBeLessThan(12);
  }
  expect(sayingOf('0190a5c2', 12)).not.toBe(sayingOf('0190a5c3', 12));
});

test.each([
  ['一日一签，签签有礼。', ['一日一签', '签签有礼']],
  ['One lot a day, and something in each.', ['One lot a day', 'and something in each']],
  ['秋日抽签', ['秋日抽签']],
  ['', []],
])('%s stands in lines', (description, lines) => {
  expect(titleLines(description)).toEqual(lines);
});
