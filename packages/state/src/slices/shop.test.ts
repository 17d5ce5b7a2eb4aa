import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { selectShop, setShop } from './shop.ts';

test("holds the shop's own words", () => {
  const store = makeStore();
  expect(selectShop(store.getState())).toEqual({});
  store.dispatch(setShop({ name: '别处' }));
  expect(selectShop(store.getState()).name).toBe('别处');
});
