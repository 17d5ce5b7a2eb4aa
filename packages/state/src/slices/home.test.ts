import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { productSummary } from '../testing.ts';
import { selectHome, selectProductSet, setHome, setProductSet } from './home.ts';

test('stores the three homes once they are loaded', () => {
  const store = makeStore();
  expect(selectHome(store.getState())).toBeNull();
  const side = (contentCode: string) => ({ contentCode, categories: [], sets: [] });
  store.dispatch(
    setHome({ women: side('home-women'), men: side('home-men'), kids: side('home-kids') }),
  );
  expect(selectHome(store.getState())?.men.contentCode).toBe('home-men');
});

test('stores the products of a set by its id', () => {
  const store = makeStore();
  store.dispatch(setProductSet({ id: '12', products: [productSummary('1')] }));
  expect(selectProductSet(store.getState(), '12')).toHaveLength(1);
  expect(selectProductSet(store.getState(), '13')).toBeUndefined();
});
