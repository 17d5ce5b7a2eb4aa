import { expect, test } from 'vitest';
import { createProducts } from '../testing.tsx';
import { arrangeProducts, type LookLayout, listBuyable, sumProductPrices } from './look-rules.ts';

test.each([
  [1, 2, 2, 0],
  [1, 5, 3, 0],
  [2, 5, 2, 0],
  [3, 9, 8, 0],
  [4, 9, 4, 0],
  [5, 0, 0, 0],
  [5, 1, 1, 0],
  [5, 2, 2, 0],
  [5, 3, 2, 0],
  [5, 4, 2, 2],
  [5, 9, 2, 2],
])(
  'arranges layout %i with %i products: %i on one side, %i on the other',
  (layout, count, cells, others) => {
    const arranged = arrangeProducts(layout as LookLayout, createProducts(count));
    expect([arranged.first.length, arranged.second.length]).toEqual([cells, others]);
  },
);

test.each([
  ['every product', [false, false], 2],
  ['what is left of it', [false, true, false], 2],
  ['nothing, as one product is no outfit', [false, true], 0],
  ['nothing, as all are sold out', [true, true], 0],
])('an outfit can be bought as %s', (_, soldOut, count) => {
  const products = createProducts(soldOut.length).map((product, index) => ({
    ...product,
    isSoldOut: soldOut[index] ?? false,
  }));
  expect(listBuyable(products)).toHaveLength(count);
});

test('sums the prices of the products', () => {
  expect(sumProductPrices(createProducts(3))).toBe(3 * 1_380_000);
  expect(sumProductPrices([])).toBe(0);
});
