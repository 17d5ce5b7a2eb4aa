import { expect, test, vi } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { buildIndex } from './catalogue-index.ts';
import type { ProductRow, VariantRow } from './rows.ts';
import { createSummaries } from './summaries.ts';
import { runSync } from './time-slicing.ts';

const index = runSync(buildIndex(buildSyntheticCatalogue(4_100, 5)));

test('has what a card shows of a product, with the price before and after its discount', () => {
  const { summarise } = createSummaries(index, () => [{ url: '/a', size: 480, order: 1 }]);
  const isReduced = ({ price, original, quantity }: VariantRow) => quantity > 0 && price < original;
  const n = index.products.findIndex(({ variants }) => variants.every(isReduced));
  const product = index.products[n] as ProductRow;
  const cheapest = [...product.variants].sort((a, b) => a.price - b.price)[0];
  expect(summarise(n, 'en-US')).toMatchObject({
    id: product.id,
    brand: { id: product.brandId, name: index.brands.get(product.brandId)?.name },
    shortDescription: product.name['en-US'],
    images: [{ url: '/a', size: 480 }],
    price: cheapest?.price,
    priceWithoutDiscount: cheapest?.original,
  });
});

test('maps a product once for each language until it changes', () => {
  const listImages = vi.fn(() => []);
  const { summarise, forget } = createSummaries(index, listImages);
  expect(summarise(3, 'zh-CN')).toBe(summarise(3, 'zh-CN'));
  summarise(3, 'en-US');
  expect(listImages).toHaveBeenCalledTimes(2);
  forget(3);
  summarise(3, 'zh-CN');
  expect(listImages).toHaveBeenCalledTimes(3);
});

test('keeps the summaries that were used last, and not those of every product', () => {
  const listImages = vi.fn(() => []);
  const { summarise } = createSummaries(index, listImages);
  const first = summarise(0, 'zh-CN');
  for (let n = 1; n < 4_000; n++) summarise(n, 'zh-CN');
  expect(summarise(0, 'zh-CN')).toBe(first);
  summarise(4_000, 'zh-CN');
  listImages.mockClear();
  summarise(1, 'zh-CN');
  expect(listImages).toHaveBeenCalledTimes(1);
  expect(summarise(0, 'zh-CN')).toBe(first);
});
