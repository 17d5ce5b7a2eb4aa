import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import { productSummary } from '../testing.ts';
import {
  addToWishlist,
  removeFromWishlist,
  resetWishlist,
  restoreWishlistProducts,
  selectIsInWishlist,
  selectIsWishlistLoaded,
  selectWishlistCount,
  selectWishlistProducts,
  setWishlist,
} from './wishlist.ts';

let store: Store;
beforeEach(() => {
  store = makeStore();
});
const has = (id: string) => selectIsInWishlist(store.getState(), id);

test('is not loaded until the wishlist arrives', () => {
  expect(selectIsWishlistLoaded(store.getState())).toBe(false);
  store.dispatch(setWishlist({ productIds: ['2', '1'], products: [productSummary('2')] }));
  expect(selectIsWishlistLoaded(store.getState())).toBe(true);
  expect([has('1'), has('2'), has('3')]).toEqual([true, true, false]);
});

test('adds a product once', () => {
  store.dispatch(addToWishlist('1'));
  store.dispatch(addToWishlist('1'));
  expect(selectWishlistCount(store.getState())).toBe(1);
});

test('removes a product from ids and products', () => {
  const products = [productSummary('2'), productSummary('1')];
  store.dispatch(setWishlist({ productIds: ['2', '1'], products }));
  store.dispatch(removeFromWishlist('2'));
  expect(has('2')).toBe(false);
  expect(selectWishlistProducts(store.getState()).map(({ id }) => id)).toEqual(['1']);
});

test('restores a product in its place after a failed removal, without products removed meanwhile', () => {
  const products = ['3', '2', '1'].map((id) => productSummary(id));
  store.dispatch(setWishlist({ productIds: ['3', '2', '1'], products }));
  store.dispatch(removeFromWishlist('2'));
  store.dispatch(removeFromWishlist('1'));
  store.dispatch(addToWishlist('2'));
  store.dispatch(restoreWishlistProducts(products));
  expect(selectWishlistProducts(store.getState()).map(({ id }) => id)).toEqual(['3', '2']);
});

test('resets the wishlist', () => {
  store.dispatch(setWishlist({ productIds: ['1'], products: [productSummary('1')] }));
  store.dispatch(resetWishlist());
  expect(selectWishlistCount(store.getState())).toBe(0);
  expect(selectIsWishlistLoaded(store.getState())).toBe(false);
});
