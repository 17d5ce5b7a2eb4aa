import type { Api } from '@vitrine/client';
import type { ProductList, ProductSummary } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { isWorthShowing, loadSet } from './loadSet.ts';

const image = (order: number) => ({ url: `/images/${order}`, size: 480, order });
const coat = { id: '10000001', images: [image(1), image(2), image(1)] } as ProductSummary;

describe('loadSet', () => {
  test('asks for the set without facets, in a lane of its own', async () => {
    const listSetProducts = vi.fn(async () => ({ items: [coat] }) as unknown as ProductList);
    const signal = new AbortController().signal;
    const api = { listSetProducts } as unknown as Api;
    await loadSet({ api, id: 'e7', signal }, { setId: '12', quantity: 8 }, '/1');
    expect(listSetProducts).toHaveBeenCalledWith(
      { params: { id: '12' }, query: { size: 8, facets: 'false' } },
      { signal, lane: 'e7/1' },
    );
  });

  test('keeps only the view that cards show', async () => {
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
])('%o is worth showing: %s', (products, shown) => expect(isWorthShowing(products)).toBe(shown));
