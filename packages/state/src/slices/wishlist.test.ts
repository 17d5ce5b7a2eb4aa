import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import { productSummary } from '../testing.ts';
import {
  giveHeart,
  resetWishlist,
  selectHasHeart,
  selectHeartCount,
  selectIsWishlistRead,
  selectWishlistProducts,
  setWishlist,
  showAgain,
  takeHeart,
} from './wishlist.ts';

let store: Store;
beforeEach(() => {
  store = makeStore();
});
const has = (id: string) => selectHasHeart(store.getState(), id);

test('hearts are unknown until they were read', () => {
  expect(selectIsWishlistRead(store.getState())).toBe(false);
  store.dispatch(setWishlist({ productIds: ['2', '1'], products: [productSummary('2')] }));
  expect(selectIsWishlistRead(store.getState())).toBe(true);
  expect([has('1'), has('2'), has('3')]).toEqual([true, true, false]);
});

test('a heart is given once', () => {
  store.dispatch(giveHeart('1'));
  store.dispatch(giveHeart('1'));
  expect(selectHeartCount(store.getState())).toBe(1);
});

test('a heart that is taken takes its product along', () => {
  const products = [productSummary('2'), productSummary('1')];
  store.dispatch(setWishlist({ productIds: ['2', '1'], products }));
  store.dispatch(takeHeart('2'));
  expect(has('2')).toBe(false);
  expect(selectWishlistProducts(store.getState()).map(({ id }) => id)).toEqual(['1']);
});

test('what could not be taken is shown again in its place, without what went meanwhile', () => {
  const products = ['3', '2', '1'].map((id) => productSummary(id));
  store.dispatch(setWishlist({ productIds: ['3', '2', '1'], products }));
  store.dispatch(takeHeart('2'));
  store.dispatch(takeHeart('1'));
  store.dispatch(giveHeart('2'));
  store.dispatch(showAgain(products));
  expect(selectWishlistProducts(store.getState()).map(({ id }) => id)).toEqual(['3', '2']);
});

test('nothing of a shopper stays behind', () => {
  store.dispatch(setWishlist({ productIds: ['1'], products: [productSummary('1')] }));
  store.dispatch(resetWishlist());
  expect(selectHeartCount(store.getState())).toBe(0);
  expect(selectIsWishlistRead(store.getState())).toBe(false);
});
