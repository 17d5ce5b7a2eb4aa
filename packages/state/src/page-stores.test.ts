import { expect, test } from 'vitest';
import {
  guestSessionStarted,
  rememberSearch,
  selectActiveKeys,
  selectRecentSearches,
  selectSessionReady,
  toggleSection,
} from './index.ts';
import { createStores } from './page-stores.ts';

const search = { keyword: 'Coat', gender: 'women' } as const;

test('keeps the state of page slices apart for each page', () => {
  const stores = createStores();
  const list = stores.open().store;
  const product = stores.open().store;
  product.dispatch(toggleSection('1'));
  expect(selectActiveKeys(product.getState())).toEqual(['2', '3']);
  expect(selectActiveKeys(list.getState())).toEqual(['1', '2', '3']);
});

test('shares the state of all other slices between pages', () => {
  const stores = createStores();
  const list = stores.open().store;
  list.dispatch(rememberSearch(search));
  stores.shopper.dispatch(guestSessionStarted());
  const product = stores.open().store;
  for (const store of [stores.shopper, list, product]) {
    expect(selectRecentSearches(store.getState())).toEqual([search]);
    expect(selectSessionReady(store.getState())).toBe(true);
  }
});

test('sends no actions to a closed page', () => {
  const stores = createStores();
  const { store, close } = stores.open();
  close();
  stores.shopper.dispatch(guestSessionStarted());
  expect(selectSessionReady(store.getState())).toBe(false);
});
