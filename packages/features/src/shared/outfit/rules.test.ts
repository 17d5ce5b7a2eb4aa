import type { ProductDetail } from '@vitrine/contract';
import { productDetail } from '@vitrine/state/testing';
import { describe, expect, test } from 'vitest';
import { createItem, listIncluded, needsSize, refreshItem, sumPrices } from './rules.ts';

const detail = (quantities: number[], more: Partial<ProductDetail> = {}) =>
  productDetail('1', {
    variants: productDetail('1')
      .variants.slice(0, quantities.length)
      .map((variant, index) => ({ ...variant, quantity: quantities[index] ?? 0 })),
    ...more,
  });

describe('a product of an outfit', () => {
  test.each([
    ['of several sizes needs a choice', [2, 1], true, true],
    ['of one size needs none', [2], true, false],
    ['that is sold out is left out', [0, 0], false, true],
  ])('%s', (_, quantities, isIncluded, isMissing) => {
    const item = createItem(detail(quantities));
    expect([item.isIncluded, needsSize(item)]).toEqual([isIncluded, isMissing]);
  });
});

test('the sum takes the price of the chosen size, and no product that is left out or sold out', () => {
  const [first, second] = [createItem(detail([2, 1])), createItem(detail([1, 1]))];
  const size = first.sizes[1];
  const chosen = { ...first, variantId: size?.variantId };
  const items = [chosen, { ...second, isIncluded: false }, createItem(detail([0]))];
  expect(listIncluded(items)).toEqual([chosen]);
  expect(sumPrices(items)).toBe(size?.price);
  expect(sumPrices([first])).toBe(first.price);
});

test('a chosen size that has sold meanwhile has to be chosen again', () => {
  const item = { ...createItem(detail([2, 1])), variantId: '502', problem: '已售罄' };
  expect(refreshItem(item, detail([2, 1]))).toMatchObject({ variantId: '502' });
  expect(refreshItem(item, detail([2, 0]))).toMatchObject({
    variantId: undefined,
    problem: '已售罄',
  });
  expect(refreshItem(item, detail([0, 0])).isIncluded).toBe(false);
  expect(refreshItem(item, undefined)).toBe(item);
});
