import type { Api } from '@vitrine/client';
import { expect, test, vi } from 'vitest';
import { loadListing } from './loadListing.ts';

test.each([
  ['set', 'listSetProducts'],
  ['category', 'listCategoryProducts'],
  ['brand', 'listBrandProducts'],
  ['sale', 'listSaleProducts'],
] as const)('a %s is asked of %s, in a lane of its own', async (type, call) => {
  const answer = vi.fn(async () => ({ items: [{ id: '1', images: [] }] }));
  const api = { [call]: answer } as unknown as Api;
  const products = await loadListing({ api, id: 'e7' }, { type, id: '12' }, 20, '/2');
  expect(products).toHaveLength(1);
  expect(answer).toHaveBeenCalledWith(
    { params: { id: '12' }, query: { size: 20, facets: 'false' } },
    { signal: undefined, lane: 'e7/2' },
  );
});

test.each(['unauthorised', 'forbidden'])('a set answered with %s holds nothing', async (code) => {
  const refusal = { error: { code, message: '', requestId: 'r' } };
  const api = { listSetProducts: async () => refusal } as unknown as Api;
  expect(await loadListing({ api, id: 'e7' }, { type: 'set', id: '12' }, 20)).toEqual([]);
});
