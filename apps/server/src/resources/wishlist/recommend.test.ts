import { expect, test } from 'vitest';
import { setOf } from '../../catalogue/bitset.ts';
import type { ProductRow } from '../../catalogue/rows.ts';
import { recommend } from './recommend.ts';

/** Category, brand, colour; the later ones sell better. */
const shelf = (kinds: readonly [string, string, string, ProductRow['gender']?][]) => {
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
    numberOf: new Map(products.map(({ id }, n) => [id, n])),
    bestSelling: Uint32Array.from(numbers.toReversed()),
    inStock: setOf(products.length, numbers),
  };
};

const coats = shelf([
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
  ['a camel coat of one house', ['0'], [4, 3, 2]],
  ['a bag', ['1'], [3, 2, 4]],
  ['what the shop no longer has', ['99'], [6, 5, 4]],
])('whoever likes %s is shown what is closest', (_, liked, expected) => {
  expect(recommend(coats, liked, 3)).toEqual(expected);
});

test('the latest like counts most', () => {
  const index = shelf([
    ['x', '1', 'p'],
    ['y', '2', 'q'],
    ['x', '3', 'r'],
    ['y', '4', 's'],
  ]);
  expect(recommend(index, ['0', '1'], 1)).toEqual([2]);
  expect(recommend(index, ['1', '0'], 1)).toEqual([3]);
});

test('nobody is shown what they know, or cannot buy, or what is for others', () => {
  const index = shelf([
    ['x', '1', 'p'],
    ['x', '1', 'p'],
    ['x', '1', 'p', 'men'],
    ['x', '1', 'p'],
  ]);
  const without = { ...index, inStock: setOf(4, [0, 1, 2]) };
  expect(recommend(without, ['0'], 10)).toEqual([1]);
});
