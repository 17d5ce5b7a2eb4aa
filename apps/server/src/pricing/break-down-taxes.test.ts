import { expect, it } from 'vitest';
import { breakDownTaxes, splitTaxes } from './break-down-taxes.ts';

it.each([
  [122_040, 80, 130, { goods: 100_000, duty: 8_000, vat: 14_040 }],
  [1, 80, 130, { goods: 1, duty: 0, vat: 0 }],
  [0, 80, 130, { goods: 0, duty: 0, vat: 0 }],
  [100_000, 0, 0, { goods: 100_000, duty: 0, vat: 0 }],
])('takes %i apart at %i and %i per mille', (amount, duty, vat, parts) => {
  expect(splitTaxes(amount, { duty, vat })).toEqual(parts);
});

it('loses no coin to rounding', () => {
  for (let amount = 1; amount < 2_000; amount += 7) {
    const { goods, duty, vat } = splitTaxes(amount, { duty: 73, vat: 131 });
    expect(goods + duty + vat).toBe(amount);
  }
});

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
