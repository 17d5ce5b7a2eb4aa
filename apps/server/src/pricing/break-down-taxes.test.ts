import { expect, it } from 'vitest';
import { breakDownTaxes } from './break-down-taxes.ts';

it('adds up the lines of a category before it rounds', () => {
  const rate = (categoryId: string) => ({
    categoryId,
    name: { 'zh-CN': '', 'en-US': '' },
    duty: 80,
    vat: 130,
    source: { 'zh-CN': '', 'en-US': '' },
  });
  const categories = breakDownTaxes([
    { amount: 61_020, rate: rate('1') },
    { amount: 61_020, rate: rate('1') },
    { amount: 122_040, rate: rate('2') },
  ]);
  expect(categories.map(({ goods }) => goods)).toEqual([100_000, 100_000]);
});
