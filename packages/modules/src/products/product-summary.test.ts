import { describe, expect, test } from 'vitest';
import { createProductDetail } from '../testing.tsx';
import { isAvailable, selectView, toProductSummary } from './product-summary.ts';

describe('isAvailable', () => {
  const { variants } = createProductDetail(1);
  test.each([
    ['is online and has sizes', { isOnline: true, variants }, true],
    ['does not say whether it is online and has sizes', { variants }, true],
    ['is offline', { isOnline: false, variants }, false],
    ['has no sizes', { isOnline: true, variants: [] }, false],
    ['does not list its sizes', { isOnline: true }, false],
  ])('decides whether a product is available that %s', (_, product, available) =>
    expect(isAvailable(product)).toBe(available),
  );
});

test.each([
  [1, ['/images/coat-1-1/480', '/images/coat-1-1/800']],
  [2, ['/images/coat-1-2/480', '/images/coat-1-2/800']],
  [7, ['/images/coat-1-1/480', '/images/coat-1-1/800']],
])('selects view %i and numbers it as the first', (view, urls) => {
  const images = selectView(createProductDetail(1).images, view);
  expect(images.map(({ url }) => url)).toEqual(urls);
  expect(images.every(({ order }) => order === 1)).toBe(true);
});

test('selects no view of a product without images', () => expect(selectView([], 1)).toEqual([]));

test.each([
  [
    'one item in each size',
    [
      ['36', 1],
      ['38', 1],
    ],
    true,
    false,
  ],
  [
    'several items in one size',
    [
      ['36', 1],
      ['38', 2],
    ],
    false,
    false,
  ],
  [
    'one item of the same size at each of two merchants',
    [
      ['36', 1],
      ['36', 1],
    ],
    false,
    false,
  ],
  [
    'one size that is sold out',
    [
      ['36', 1],
      ['38', 0],
    ],
    false,
    false,
  ],
  [
    'one item at one merchant, sold out at the other',
    [
      ['36', 1],
      ['36', 0],
    ],
    true,
    false,
  ],
  [
    'no stock',
    [
      ['36', 0],
      ['38', 0],
    ],
    false,
    true,
  ],
] as const)('with %s', (_, stock, isLowStock, isSoldOut) => {
  const [variant] = createProductDetail(1).variants;
  const variants = stock.map(([value, quantity]) => ({
    ...variant,
    quantity,
    attributes: [{ type: 'Size', value }],
  }));
  const summary = toProductSummary(createProductDetail(1, { variants } as never));
  expect(summary).toMatchObject({ isLowStock, isSoldOut, brand: { name: 'Halden' } });
});
