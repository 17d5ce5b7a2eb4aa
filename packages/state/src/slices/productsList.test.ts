import { expect, test, vi } from 'vitest';
import { makeStore } from '../store.ts';
import { facetValue, loadedList, productSummary } from '../testing.ts';
import { selectFacetValues } from './filter.ts';
import {
  appendProducts,
  loadMoreFailed,
  productsNotFound,
  rememberPosition,
  selectHasMore,
  selectProductsList,
  setProducts,
} from './productsList.ts';

const pagination = (page: number) => ({ page, size: 2, totalItems: 3, totalPages: 2 });

const firstPage = (ids: string[], condition = 'category=1') =>
  loadedList({ items: ids.map((id) => productSummary(id)), pagination: pagination(1), condition });

const nextPage = (ids: string[], condition = 'category=1') => ({
  condition,
  items: ids.map((id) => productSummary(id)),
  pagination: pagination(2),
});

const shown = (store: ReturnType<typeof makeStore>) =>
  selectProductsList(store.getState()).items.map(({ id }) => id);

test('starts empty with a page size of ten', () => {
  const { pagination, items } = selectProductsList(makeStore().getState());
  expect(pagination.size).toBe(10);
  expect(items).toEqual([]);
});

test('one action writes the products, the facets and the filters', () => {
  const store = makeStore();
  const listener = vi.fn();
  store.subscribe(listener);
  const facets = [{ type: 'Brands' as const, values: [facetValue('7')] }];
  store.dispatch(
    setProducts(
      loadedList({ items: [productSummary('1')], facets, filters: { chosen: { Brands: ['7'] } } }),
    ),
  );
  expect(listener).toHaveBeenCalledOnce();
  expect(shown(store)).toEqual(['1']);
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '7', selected: true },
  ]);
});

test('replaces the list with the first page and appends further ones until the last', () => {
  const store = makeStore();
  store.dispatch(setProducts(firstPage(['1', '2'])));
  expect(selectHasMore(store.getState())).toBe(true);
  store.dispatch(appendProducts(nextPage(['3'])));
  expect(shown(store)).toEqual(['1', '2', '3']);
  expect(selectHasMore(store.getState())).toBe(false);
  store.dispatch(setProducts(firstPage(['9'])));
  expect(shown(store)).toEqual(['9']);
});

test('shows a product once that has moved to the next page meanwhile', () => {
  const store = makeStore();
  store.dispatch(setProducts(firstPage(['1', '2'])));
  store.dispatch(appendProducts(nextPage(['2', '3'])));
  expect(shown(store)).toEqual(['1', '2', '3']);
});

test('ignores a page of another query', () => {
  const store = makeStore();
  store.dispatch(setProducts(firstPage(['1', '2'])));
  store.dispatch(appendProducts(nextPage(['8'], 'category=2')));
  expect(shown(store)).toEqual(['1', '2']);
});

test('resets the scroll position for a new list', () => {
  const store = makeStore();
  store.dispatch(setProducts(firstPage(['1'])));
  store.dispatch(rememberPosition(840));
  expect(selectProductsList(store.getState()).position).toBe(840);
  store.dispatch(setProducts(firstPage(['2'], 'category=2')));
  expect(selectProductsList(store.getState()).position).toBe(0);
});

test('shows no products of the previous list when a list does not exist', () => {
  const store = makeStore();
  store.dispatch(setProducts(firstPage(['1'])));
  store.dispatch(productsNotFound('category=404'));
  expect(selectProductsList(store.getState())).toMatchObject({ status: 'missing', items: [] });
});

test('keeps the loaded pages when the next one fails, and clears the error once it loads', () => {
  const store = makeStore();
  store.dispatch(setProducts(firstPage(['1', '2'])));
  store.dispatch(loadMoreFailed());
  expect(selectProductsList(store.getState())).toMatchObject({ hasLoadMoreFailed: true });
  expect(shown(store)).toHaveLength(2);
  store.dispatch(appendProducts(nextPage(['3'])));
  expect(selectProductsList(store.getState()).hasLoadMoreFailed).toBe(false);
});
