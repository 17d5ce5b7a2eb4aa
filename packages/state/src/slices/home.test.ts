import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { productSummary } from '../testing.ts';
import { selectContentCode, selectHome, selectSet, setHome, setProductSet } from './home.ts';

test('holds the three homes once they are loaded', () => {
  const store = makeStore();
  expect(selectHome(store.getState())).toBeNull();
  expect(selectContentCode(store.getState(), 'men')).toBeUndefined();
  const side = (contentCode: string) => ({ contentCode, categories: [], sets: [] });
  store.dispatch(
    setHome({ women: side('home-women'), men: side('home-men'), kids: side('home-kids') }),
  );
  expect(selectContentCode(store.getState(), 'men')).toBe('home-men');
});

test('keeps the products of a set under its id', () => {
  const store = makeStore();
  store.dispatch(setProductSet({ id: '12', products: [productSummary('1')] }));
  expect(selectSet(store.getState(), '12')).toHaveLength(1);
  expect(selectSet(store.getState(), '13')).toBeUndefined();
});
