import { expect, test } from 'vitest';
import { nameItem, nameItemFully } from './name-item.ts';

test.each([
  ['FR 38', 'VALMONT FR 38', 'VALMONT 羊毛大衣 · FR 38'],
  ['', 'VALMONT 羊毛大衣', 'VALMONT 羊毛大衣'],
])('names an item of the size "%s"', (size, short, full) => {
  const item = { brand: 'VALMONT', description: '羊毛大衣', size };
  expect(nameItem(item)).toBe(short);
  expect(nameItemFully(item)).toBe(full);
});
