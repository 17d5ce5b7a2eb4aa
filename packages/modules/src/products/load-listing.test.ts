import type { Api } from '@vitrine/client';
import { expect, test, vi } from 'vitest';
import { loadListing } from './load-listing.ts';

test.each([
  ['set', 'listSetProducts'],
  ['category', 'listCategoryProducts'],
  ['brand', 'listBrandProducts'],
  ['sale', 'listSaleProducts'],
] as const)('loads a %s with %s in its own cancel group', async (type, call) => {
  const listProducts = vi.fn(async () => ({ items: [{ id: '1', images: [] }] }));
  const api = { [call]: listProducts } as unknown as Api;
  const products = await loadListing({ api, id: 'e7' }, { type, id: '12' }, 20, '/2');
  expect(products).toHaveLength(1);
  expect(listProducts).toHaveBeenCalledWith(
    { params: { id: '12' }, query: { size: 20, facets: 'false' } },
    { signal: undefined, cancelGroup: 'e7/2' },
  );
});

test.each(['unauthorised', 'forbidden'])(
  'returns no products when the API refuses with %s',
  async (code) => {
    const errorBody = { error: { code, message: '', requestId: 'r' } };
    const api = { listSetProducts: async () => errorBody } as unknown as Api;
    expect(await loadListing({ api, id: 'e7' }, { type: 'set', id: '12' }, 20)).toEqual([]);
  },
);
