import type { Api } from '@vitrine/client';
import type { ProductList, ProductSummary } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { hasEnoughProducts, loadSet } from './load-set.ts';

const image = (order: number) => ({ url: `/images/${order}`, size: 480, order });
const coat = { id: '10000001', images: [image(1), image(2), image(1)] } as ProductSummary;

describe('loadSet', () => {
  test('requests the set without facets in its own cancel group', async () => {
    const listSetProducts = vi.fn(async () => ({ items: [coat] }) as unknown as ProductList);
    const signal = new AbortController().signal;
    const api = { listSetProducts } as unknown as Api;
    await loadSet({ api, id: 'e7', signal }, { setId: '12', quantity: 8 }, '/1');
    expect(listSetProducts).toHaveBeenCalledWith(
      { params: { id: '12' }, query: { size: 8, facets: 'false' } },
      { signal, cancelGroup: 'e7/1' },
    );
  });

  test('keeps only the images of the first view', async () => {
    const api = { listSetProducts: async () => ({ items: [coat] }) } as unknown as Api;
    const [product] = await loadSet({ api, id: 'e' }, { setId: '12', quantity: 8 });
    expect(product?.images.map(({ order }) => order)).toEqual([1, 1]);
  });
});

test.each([
  [undefined, false],
  [[], false],
  [[1], false],
  [[1, 2], true],
])('treats %o as enough products: %s', (products, shown) =>
  expect(hasEnoughProducts(products)).toBe(shown),
);
