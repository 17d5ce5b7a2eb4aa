import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { selectAppLink, selectShop, setShop } from './shop.ts';

test("holds the shop's own words", () => {
  const store = makeStore();
  expect(selectShop(store.getState())).toEqual({});
  store.dispatch(setShop({ name: '别处' }));
  expect(selectShop(store.getState()).name).toBe('别处');
});

test.each([
  [{ app: { link: '/content/app' } }, '/content/app'],
  [{ app: { link: 7 } }, ''],
  [{}, ''],
])('%o: the app is to be had at %j', (words, link) => {
  const store = makeStore();
  store.dispatch(setShop(words));
  expect(selectAppLink(store.getState())).toBe(link);
});
