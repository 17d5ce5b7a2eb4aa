import { ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import type { SearchResult } from '@vitrine/contract';
import {
  LIST_PAGE_SIZE,
  selectFacetValues,
  selectHasNoResult,
  selectProductsList,
  selectRecentSearches,
  setToggles,
} from '@vitrine/state';
import { facetValue, productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { createLoadContext } from '../../../testing.ts';
import { load } from './load.ts';

const TOTAL = 46;

/** One page of a list of 46 products. */
const listReply = ({
  page = 1,
  size = LIST_PAGE_SIZE,
}: {
  page?: unknown;
  size?: unknown;
} = {}) => {
  const [first, count] = [(Number(page) - 1) * Number(size), Number(size)];
  const ids = Array.from({ length: TOTAL }, (_, index) => String(index + 1));
  const list: SearchResult = {
    title: '外套',
    description: '',
    gender: 'women',
    breadcrumb: [{ id: '2001', name: '外套' }],
    opening: null,
    items: ids.slice(first, first + count).map((id) => productSummary(id)),
    pagination: { page: Number(page), size: count, totalItems: TOTAL, totalPages: 5 },
    facets: [{ type: 'Brands', values: [facetValue('7'), facetValue('8')] }],
    hasNoResult: false,
    recommends: [],
    correctedKeyword: null,
    isOtherGender: false,
    redirect: null,
  };
  return list;
};

const category = () =>
  vi.fn(async ({ query }: { query?: { page?: unknown; size?: unknown } }) => listReply(query));

const shown = ({ store }: ReturnType<typeof createLoadContext>) =>
  selectProductsList(store.getState());

test('loads the first ten products of a category with its facets', async () => {
  const listCategoryProducts = category();
  const context = createLoadContext({ listCategoryProducts }, { query: { category: '2001' } });
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: '外套', path: '/product/list?category=2001' });
  expect(head.image).toBe('/images/coat-1/480');
  expect(shown(context)).toMatchObject({ pageName: '外套', listType: 'category' });
  expect(shown(context).items).toHaveLength(10);
  expect(selectFacetValues(context.store.getState(), 'Brands')).toHaveLength(2);
});

test('loads every page up to the one in the URL in one call', async () => {
  const listCategoryProducts = category();
  const query = { category: '2001', page: '3' };
  const context = createLoadContext({ listCategoryProducts }, { query });
  await load(context);
  expect(listCategoryProducts).toHaveBeenCalledOnce();
  expect(shown(context).items).toHaveLength(30);
  expect(shown(context).pagination).toMatchObject({ page: 3, totalPages: 5 });
});

test('a page beyond the end shows the last page', async () => {
  const query = { category: '2001', page: '9' };
  const context = createLoadContext({ listCategoryProducts: category() }, { query });
  await load(context);
  expect(shown(context).items).toHaveLength(TOTAL);
  expect(shown(context).pagination.page).toBe(5);
});

test('one more page is one small call, and coming back is none', async () => {
  const listCategoryProducts = category();
  const context = createLoadContext({ listCategoryProducts }, { query: { category: '2001' } });
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

test('another sort order loads the list from its first page', async () => {
  const listCategoryProducts = category();
  const context = createLoadContext(
    { listCategoryProducts },
    { query: { category: '2001', page: '2' } },
  );
  await load(context);
  await load({ ...context, query: { category: '2001', sort: 'newest' } });
  expect(listCategoryProducts).toHaveBeenCalledTimes(2);
  expect(shown(context).items).toHaveLength(10);
});

test('keeps a selected value while filtering, and drops it in another list', async () => {
  const context = createLoadContext(
    {
      listCategoryProducts: async ({ query }) => ({
        ...listReply(query),
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
] as const)('loads the list %j with %s', async (query, name) => {
  const call = vi.fn(async () => listReply());
  await load(createLoadContext({ [name]: call }, { query }));
  expect(call).toHaveBeenCalledOnce();
});

test('a set that the server rejects fails the page', async () => {
  const rejection = { error: { code: 'forbidden', message: '', requestId: 'r' } } as const;
  const context = createLoadContext(
    { listSetProducts: async () => rejection },
    { query: { set: '12' } },
  );
  await expect(load(context)).rejects.toMatchObject({ code: 'forbidden' });
});

test('remembers a search, and whether it had no result', async () => {
  const searchProductsWithAdvice = async () => ({
    ...listReply(),
    items: [],
    hasNoResult: true,
    recommends: ['乐福鞋'],
  });
  const query = { keyword: '宇航员靴', gender: 'women' };
  const context = createLoadContext({ searchProductsWithAdvice }, { query });
  const { head } = await load(context);
  expect(head.noIndex).toBe(true);
  const state = context.store.getState();
  expect(selectHasNoResult(state)).toBe(true);
  expect(state.search?.recommends).toEqual(['乐福鞋']);
  expect(selectRecentSearches(state)).toEqual([{ keyword: '宇航员靴', gender: 'women' }]);
});

test('with beauty changes on, a list of a gender gets the category of the gender', async () => {
  const searchProductsWithAdvice = vi.fn(async () => listReply());
  const context = createLoadContext({ searchProductsWithAdvice }, { query: { gender: 'men' } });
  context.store.dispatch(setToggles({ beautyChanges: true }));
  await load(context);
  expect(searchProductsWithAdvice).toHaveBeenCalledWith(
    { query: expect.objectContaining({ gender: 'men', categories: '141259' }) },
    expect.anything(),
  );
});

test.each([
  [true, ['true']],
  [false, []],
])('with same-day delivery %s offers the facet values %j', async (sameDayDelivery, values) => {
  const facets = [{ type: 'SameDayDelivery' as const, values: [facetValue('true')] }];
  const context = createLoadContext(
    { listCategoryProducts: async () => ({ ...listReply(), facets }) },
    { query: { category: '2001' } },
  );
  context.store.dispatch(setToggles({ sameDayDelivery }));
  await load(context);
  const offered = selectFacetValues(context.store.getState(), 'SameDayDelivery');
  expect(offered.map(({ value }) => value)).toEqual(values);
});

test('answers 404 for a list that does not exist, and fails the page on a network error', async () => {
  const missing = createLoadContext(
    { listCategoryProducts: () => Promise.reject(notFoundError()) },
    { query: { category: '9' } },
  );
  await expect(load(missing)).resolves.toMatchObject({ status: 404, head: { noIndex: true } });
  expect(shown(missing).status).toBe('missing');
  const failing = createLoadContext(
    { listCategoryProducts: () => Promise.reject(new ApiError('network')) },
    { query: { category: '9' } },
  );
  await expect(load(failing)).rejects.toThrow('network');
});

test('keeps the loaded pages when the next one fails, and loads it again', async () => {
  const listCategoryProducts = category();
  const context = createLoadContext({ listCategoryProducts }, { query: { category: '2001' } });
  await load(context);
  listCategoryProducts.mockRejectedValueOnce(new ApiError('network'));
  const next = { ...context, query: { category: '2001', page: '2' } };
  await expect(load(next)).resolves.toMatchObject({ status: 200 });
  expect(shown(context)).toMatchObject({ hasLoadMoreFailed: true, pagination: { page: 1 } });
  await load(next);
  expect(shown(context)).toMatchObject({ hasLoadMoreFailed: false, pagination: { page: 2 } });
});

test('recommends bestsellers when a search has no result', async () => {
  const calls = {
    searchProductsWithAdvice: async () => ({ ...listReply(), items: [], hasNoResult: true }),
    rankProducts: async () => [productSummary('9')],
  };
  const { deferred } = await load(createLoadContext(calls, { query: { keyword: 'zzz' } }));
  expect(await deferred?.bestsellers).toMatchObject([{ id: '9' }]);
});
