import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { productSummary } from '../testing.ts';
import {
  selectRecentlyViewed,
  selectRecommendations,
  setRecentlyViewed,
  setRecommendations,
} from './personal.ts';

test('stores recently viewed products and recommendations separately, each with its consent', () => {
  const store = makeStore();
  expect(selectRecentlyViewed(store.getState())).toBeNull();
  const viewed = { hasConsent: true, products: [productSummary('1')] };
  store.dispatch(setRecentlyViewed(viewed));
  expect(selectRecommendations(store.getState())).toBeNull();
  store.dispatch(setRecommendations({ hasConsent: false, products: [] }));
  expect(selectRecentlyViewed(store.getState())).toEqual(viewed);
  expect(selectRecommendations(store.getState())?.hasConsent).toBe(false);
});
