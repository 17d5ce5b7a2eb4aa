import { expect, it } from 'vitest';
import { splitTaxes } from './split-taxes.ts';

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
