import { expect, test } from 'vitest';
import {
  compareCells,
  EMPTY_CELLS,
  findWrongCells,
  parseAmount,
  toCells,
  toPastedCells,
  type Variant,
} from './variant-rows.ts';

const variant: Variant = {
  id: '1',
  productId: '2',
  merchantId: '3',
  sku: 'S1',
  externalId: null,
  size: '38',
  scale: 'FR',
  position: 0,
  currency: 'CNY',
  price: 129_900,
  originalPrice: 150_000,
  scheduledPrice: null,
  quantity: 4,
  reserved: 0,
  version: 1,
};

test.each([
  ['1299', 129_900],
  ['¥1,299.50', 129_950],
  ['0', 0],
  ['-1', undefined],
  ['1.234', undefined],
  ['', undefined],
])('the amount %s is %s', (text, minor) => {
  expect(parseAmount(text)).toBe(minor);
});

test('names the cells that cannot be saved', () => {
  expect(findWrongCells(EMPTY_CELLS, true)).toEqual(['price', 'originalPrice']);
  expect(findWrongCells({ ...toCells(variant), sku: '' }, false)).toEqual(['sku']);
  expect(findWrongCells({ ...toCells(variant), price: '1501' }, false)).toEqual(['price']);
  expect(findWrongCells({ ...toCells(variant), quantity: '1.5' }, false)).toEqual(['quantity']);
});

test('puts pasted values from a column on and drops what is too much', () => {
  expect(toPastedCells(['100', '120', '3', 'x'], 'price')).toEqual({
    price: '100',
    originalPrice: '120',
    quantity: '3',
  });
});

test('tells a change of stock from a change of fields', () => {
  const cells = toCells(variant);
  expect(compareCells(cells, variant)).toEqual({ hasFields: false, quantity: undefined });
  expect(compareCells({ ...cells, quantity: '9' }, variant)).toEqual({
    hasFields: false,
    quantity: 9,
  });
  expect(compareCells({ ...cells, size: '40' }, variant).hasFields).toBe(true);
});
