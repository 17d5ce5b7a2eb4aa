import { expect, test } from 'vitest';
import { createBitset } from '../../catalogue/bitset.ts';
import type { ProductRow } from '../../catalogue/rows.ts';
import { recommendProducts } from './recommend.ts';

/** Rows of category, brand and colour; later ones sell better. */
const buildIndex = (kinds: readonly [string, string, string, ProductRow['gender']?][]) => {
  const products = kinds.map(([categoryId, brandId, colour, gender = 'women'], n) => ({
    id: String(n),
    categoryId,
    brandId,
    colour,
    gender,
  })) as ProductRow[];
  const numbers = products.map((_, n) => n);
  return {
    products,
    numberById: new Map(products.map(({ id }, n) => [id, n])),
    bestSelling: Uint32Array.from(numbers.toReversed()),
    inStock: createBitset(products.length, numbers),
  };
};

const coats = buildIndex([
  ['coats', 'a', 'camel'],
  ['bags', 'b', 'black'],
  ['bags', 'a', 'camel'],
  ['coats', 'b', 'black'],
  ['coats', 'a', 'black'],
  ['shoes', 'c', 'red'],
  ['shoes', 'd', 'camel'],
]);

test.each([
  ['nothing', [], [6, 5, 4]],
  ['a camel coat of one brand', ['0'], [4, 3, 2]],
  ['a bag', ['1'], [3, 2, 4]],
  ['a product that is no longer listed', ['99'], [6, 5, 4]],
])('a like of %s recommends the most similar products', (_, liked, expected) => {
  expect(recommendProducts(coats, liked, 3)).toEqual(expected);
});

test('the latest like has the highest weight', () => {
  const index = buildIndex([
    ['x', '1', 'p'],
    ['y', '2', 'q'],
    ['x', '3', 'r'],
    ['y', '4', 's'],
  ]);
  expect(recommendProducts(index, ['0', '1'], 1)).toEqual([2]);
  expect(recommendProducts(index, ['1', '0'], 1)).toEqual([3]);
});

test('leaves out liked and sold-out products and those of another gender', () => {
  const index = buildIndex([
    ['x', '1', 'p'],
    ['x', '1', 'p'],
    ['x', '1', 'p', 'men'],
    ['x', '1', 'p'],
  ]);
  const without = { ...index, inStock: createBitset(4, [0, 1, 2]) };
  expect(recommendProducts(without, ['0'], 10)).toEqual([1]);
});
