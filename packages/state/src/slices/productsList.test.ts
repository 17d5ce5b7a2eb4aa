import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { productSummary } from '../testing.ts';
import {
  appendProducts,
  failMore,
  type ListPage,
  missProducts,
  rememberPosition,
  selectHasMore,
  selectProductsList,
  setProducts,
} from './productsList.ts';

const page = (number: number, ids: string[], condition = 'category=1'): ListPage => ({
  condition,
  source: condition,
  listType: 'category',
  list: {
    items: ids.map((id) => productSummary(id)),
    pagination: { page: number, size: 2, totalItems: 3, totalPages: 2 },
    title: 'Coats',
    description: '',
    breadcrumb: [],
  },
});

const shown = (store: ReturnType<typeof makeStore>) =>
  selectProductsList(store.getState()).items.map(({ id }) => id);

test('starts empty with ten to a page', () => {
  const { pagination, items } = selectProductsList(makeStore().getState());
  expect(pagination.size).toBe(10);
  expect(items).toEqual([]);
});

test('set replaces and append adds, until the last page', () => {
  const store = makeStore();
  store.dispatch(setProducts(page(1, ['1', '2'])));
  expect(selectHasMore(store.getState())).toBe(true);
  store.dispatch(appendProducts(page(2, ['3'])));
  expect(shown(store)).toEqual(['1', '2', '3']);
  expect(selectHasMore(store.getState())).toBe(false);
  store.dispatch(setProducts(page(1, ['9'])));
  expect(shown(store)).toEqual(['9']);
});

test('a product that moved to the next page meanwhile is shown once', () => {
  const store = makeStore();
  store.dispatch(setProducts(page(1, ['1', '2'])));
  store.dispatch(appendProducts(page(2, ['2', '3'])));
  expect(shown(store)).toEqual(['1', '2', '3']);
});

test('a page for another query is dropped', () => {
  const store = makeStore();
  store.dispatch(setProducts(page(1, ['1', '2'])));
  store.dispatch(appendProducts(page(2, ['8'], 'category=2')));
  expect(shown(store)).toEqual(['1', '2']);
});

test('a new list starts at the top', () => {
  const store = makeStore();
  store.dispatch(setProducts(page(1, ['1'])));
  store.dispatch(rememberPosition(840));
  expect(selectProductsList(store.getState()).position).toBe(840);
  store.dispatch(setProducts(page(1, ['2'], 'category=2')));
  expect(selectProductsList(store.getState()).position).toBe(0);
});

test('a list that does not exist shows nothing of the one before', () => {
  const store = makeStore();
  store.dispatch(setProducts(page(1, ['1'])));
  store.dispatch(missProducts('category=404'));
  expect(selectProductsList(store.getState())).toMatchObject({ status: 'missing', items: [] });
});

test('pages stand when the next one fails, until it comes', () => {
  const store = makeStore();
  store.dispatch(setProducts(page(1, ['1', '2'])));
  store.dispatch(failMore());
  expect(selectProductsList(store.getState())).toMatchObject({ moreFailed: true });
  expect(shown(store)).toHaveLength(2);
  store.dispatch(appendProducts(page(2, ['3'])));
  expect(selectProductsList(store.getState()).moreFailed).toBe(false);
});
