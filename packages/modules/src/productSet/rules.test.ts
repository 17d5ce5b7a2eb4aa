import type { ProductSummary } from '@vitrine/contract';
import { describe, expect, test } from 'vitest';
import { definition } from './definition.ts';
import { selectPairedProducts } from './rules.ts';
import { schema } from './schema.ts';

const products = (count: number) => Array.from({ length: count }, () => ({}) as ProductSummary);

test.each([
  [0, 0, false],
  [1, 0, false],
  [2, 2, true],
  [3, 2, true],
  [19, 18, true],
  [20, 20, true],
])('of %i products shows %i and the module: %s', (count, shown, visible) => {
  const fields = schema.parse({ setId: '1' });
  expect(selectPairedProducts(products(count))).toHaveLength(shown);
  expect(definition.isVisible?.({ fields, data: products(count), now: 0 })).toBe(visible);
});

test('hides a set that could not be loaded', () => {
  expect(selectPairedProducts(undefined)).toEqual([]);
  const fields = schema.parse({ setId: '1' });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(false);
});

describe('schema', () => {
  test.each([
    ['only a set', { setId: '12' }, true],
    ['no set', { quantity: 4 }, false],
    ['an empty set', { setId: '' }, false],
    ['one product', { setId: '12', quantity: 1 }, false],
    ['two products', { setId: '12', quantity: 2 }, true],
  ])('accepts or refuses %s', (_, value, good) =>
    expect(schema.safeParse(value).success).toBe(good),
  );

  test.each([
    [undefined, 20],
    [8, 8],
    [40, 20],
  ])('turns a quantity of %s into %i', (quantity, expected) => {
    expect(schema.parse({ setId: '12', quantity }).quantity).toBe(expected);
  });
});
