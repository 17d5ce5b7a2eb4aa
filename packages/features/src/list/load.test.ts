import { ApiError } from '@vitrine/client';
import { notFound } from '@vitrine/client/testing';
import type { SearchResult } from '@vitrine/contract';
import {
  LIST_PAGE_SIZE,
  selectFacetValues,
  selectHasNoResult,
  selectProductsList,
  selectRecentSearches,
  setBeautyChanges,
} from '@vitrine/state';
import { facetValue, productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { load } from './load.ts';

const TOTAL = 46;

/** A list of 46, of which a call gets the page it asks for. */
const answer = ({ page = 1, size = LIST_PAGE_SIZE }: { page?: unknown; size?: unknown } = {}) => {
  const [first, count] = [(Number(page) - 1) * Number(size), Number(size)];
  const ids = Array.from({ length: TOTAL }, (_, index) => String(index + 1));
  const list: SearchResult = {
    title: '外套',
    description: '',
    gender: 'women',
    breadcrumb: [{ id: '2001', name: '外套' }],
    items: ids.slice(first, first + count).map((id) => productSummary(id)),
    pagination: { page: Number(page), size: count, totalItems: TOTAL, totalPages: 5 },
    facets: [{ type: 'Brands', values: [facetValue('7'), facetValue('8')] }],
    hasNoResult: false,
    recommends: [],
  };
  return list;
};

const category = () =>
  vi.fn(async ({ query }: { query?: { page?: unknown; size?: unknown } }) => answer(query));

const shown = ({ store }: ReturnType<typeof loadContext>) => selectProductsList(store.getState());

test('a category shows its first ten with its facets', async () => {
  const listCategoryProducts = category();
  const context = loadContext({ listCategoryProducts }, { query: { category: '2001' } });
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: '外套', path: '/product/list?category=2001' });
  expect(head.image).toBe('/images/coat-1/480');
  expect(shown(context)).toMatchObject({ pageName: '外套', listType: 'category' });
  expect(shown(context).items).toHaveLength(10);
  expect(selectFacetValues(context.store.getState(), 'Brands')).toHaveLength(2);
});

test('an address with a page brings everything up to it in one call', async () => {
  const listCategoryProducts = category();
  const query = { category: '2001', page: '3' };
  const context = loadContext({ listCategoryProducts }, { query });
  await load(context);
  expect(listCategoryProducts).toHaveBeenCalledOnce();
  expect(shown(context).items).toHaveLength(30);
  expect(shown(context).pagination).toMatchObject({ page: 3, totalPages: 5 });
});

test('a page behind the end shows what there is', async () => {
  const query = { category: '2001', page: '9' };
  const context = loadContext({ listCategoryProducts: category() }, { query });
  await load(context);
  expect(shown(context).items).toHaveLength(TOTAL);
  expect(shown(context).pagination.page).toBe(5);
});

test('one more page is one small call, and coming back is none', async () => {
  const listCategoryProducts = category();
  const context = loadContext({ listCategoryProducts }, { query: { category: '2001' } });
  await load(context);
  await load({ ...context, query: { category: '2001', page: '2' } });
  expect(listCategoryProducts).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ page: 2, size: 10 }) }),
    expect.anything(),
  );
  expect(shown(context).items).toHaveLength(20);
  await load({ ...context, query: { category: '2001', page: '2' } });
  expect(listCategoryProducts).toHaveBeenCalledTimes(2);
});

test('another order is another list, from its first page', async () => {
  const listCategoryProducts = category();
  const context = loadContext({ listCategoryProducts }, { query: { category: '2001', page: '2' } });
  await load(context);
  await load({ ...context, query: { category: '2001', sort: 'newest' } });
  expect(listCategoryProducts).toHaveBeenCalledTimes(2);
  expect(shown(context).items).toHaveLength(10);
});

test('choices stay while a list is narrowed, and another list begins without them', async () => {
  const context = loadContext(
    {
      listCategoryProducts: async ({ query }) => ({
        ...answer(query),
        facets: [{ type: 'Brands', values: query?.sizes ? [facetValue('8')] : [facetValue('7')] }],
      }),
    },
    { query: { category: '2001', brands: '7' } },
  );
  await load(context);
  await load({ ...context, query: { category: '2001', brands: '7', sizes: 'M' } });
  const brands = () => selectFacetValues(context.store.getState(), 'Brands');
  expect(brands()).toMatchObject([{ value: '8' }, { value: '7', selected: true, disabled: true }]);
  await load({ ...context, query: { category: '2002', sizes: 'M' } });
  expect(brands()).toMatchObject([{ value: '8', selected: false }]);
});

test.each([
  [{ brand: '7' }, 'listBrandProducts'],
  [{ set: '12' }, 'listSetProducts'],
  [{ sale: '3' }, 'listSaleProducts'],
  [{ sale: 'all' }, 'listAllSaleProducts'],
  [{ gender: 'men' }, 'searchProductsWithAdvice'],
] as const)('%j is asked of %s', async (query, name) => {
  const call = vi.fn(async () => answer());
  await load(loadContext({ [name]: call }, { query }));
  expect(call).toHaveBeenCalledOnce();
});

test('a set that is refused fails its list', async () => {
  const refusal = { error: { code: 'forbidden', message: '', requestId: 'r' } } as const;
  const context = loadContext({ listSetProducts: async () => refusal }, { query: { set: '12' } });
  await expect(load(context)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a search is remembered and says when it found nothing', async () => {
  const searchProductsWithAdvice = async () => ({
    ...answer(),
    items: [],
    hasNoResult: true,
    recommends: ['乐福鞋'],
  });
  const query = { keyword: '宇航员靴', gender: 'women' };
  const context = loadContext({ searchProductsWithAdvice }, { query });
  const { head } = await load(context);
  expect(head.noIndex).toBe(true);
  const state = context.store.getState();
  expect(selectHasNoResult(state)).toBe(true);
  expect(state.search?.recommends).toEqual(['乐福鞋']);
  expect(selectRecentSearches(state)).toEqual([{ keyword: '宇航员靴', gender: 'women' }]);
});

test('with beauty changes on, a gender alone means its own category', async () => {
  const searchProductsWithAdvice = vi.fn(async () => answer());
  const context = loadContext({ searchProductsWithAdvice }, { query: { gender: 'men' } });
  context.store.dispatch(setBeautyChanges(true));
  await load(context);
  expect(searchProductsWithAdvice).toHaveBeenCalledWith(
    { query: expect.objectContaining({ gender: 'men', categories: '141259' }) },
    expect.anything(),
  );
});

test('a list that does not exist is not found; a server in trouble fails the page', async () => {
  const missing = loadContext(
    { listCategoryProducts: () => Promise.reject(notFound()) },
    { query: { category: '9' } },
  );
  await expect(load(missing)).resolves.toMatchObject({ status: 404, head: { noIndex: true } });
  expect(shown(missing).status).toBe('missing');
  const failing = loadContext(
    { listCategoryProducts: () => Promise.reject(new ApiError('network')) },
    { query: { category: '9' } },
  );
  await expect(load(failing)).rejects.toThrow('network');
});

test('the pages that stand survive one that cannot be had', async () => {
  const listCategoryProducts = category();
  const context = loadContext({ listCategoryProducts }, { query: { category: '2001' } });
  await load(context);
  listCategoryProducts.mockRejectedValueOnce(new ApiError('network'));
  const next = { ...context, query: { category: '2001', page: '2' } };
  await expect(load(next)).resolves.toMatchObject({ status: 200 });
  expect(shown(context)).toMatchObject({ moreFailed: true, pagination: { page: 1 } });
  await load(next);
  expect(shown(context)).toMatchObject({ moreFailed: false, pagination: { page: 2 } });
});

test('nothing found is answered with what sells best', async () => {
  const answers = {
    searchProductsWithAdvice: async () => ({ ...answer(), items: [], hasNoResult: true }),
    rankProducts: async () => [productSummary('9')],
  };
  const { late } = await load(loadContext(answers, { query: { keyword: 'zzz' } }));
  expect(await late?.maybe).toMatchObject([{ id: '9' }]);
});
