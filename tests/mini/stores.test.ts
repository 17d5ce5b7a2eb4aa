import {
  guestEntered,
  rememberSearch,
  selectActiveKeys,
  selectRecentSearches,
  selectSessionReady,
  toggleSection,
} from '@vitrine/state';
import { expect, test } from 'vitest';
import { createStores } from '../../apps/mini/src/shop/stores.ts';

const search = { keyword: 'Coat', gender: 'women' } as const;

test('what one page shows is no other page’s business', () => {
  const stores = createStores();
  const list = stores.open().store;
  const product = stores.open().store;
  product.dispatch(toggleSection('1'));
  expect(selectActiveKeys(product.getState())).toEqual(['2', '3']);
  expect(selectActiveKeys(list.getState())).toEqual(['1', '2', '3']);
});

test('what concerns the shopper is said on every page, wherever it was said', () => {
  const stores = createStores();
  const list = stores.open().store;
  list.dispatch(rememberSearch(search));
  stores.shopper.dispatch(guestEntered());
  const product = stores.open().store;
  for (const store of [stores.shopper, list, product]) {
    expect(selectRecentSearches(store.getState())).toEqual([search]);
    expect(selectSessionReady(store.getState())).toBe(true);
  }
});

test('a page that is gone is told nothing more', () => {
  const stores = createStores();
  const { store, close } = stores.open();
  close();
  stores.shopper.dispatch(guestEntered());
  expect(selectSessionReady(store.getState())).toBe(false);
});
