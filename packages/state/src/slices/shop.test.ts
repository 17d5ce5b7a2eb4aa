import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { selectAppLink, selectShopContent, setShopContent } from './shop.ts';

test('stores the flat content of the shop', () => {
  const store = makeStore();
  expect(selectShopContent(store.getState())).toEqual({});
  store.dispatch(setShopContent({ name: '别处' }));
  expect(selectShopContent(store.getState()).name).toBe('别处');
});

test.each([
  [{ app: { link: '/content/app' } }, '/content/app'],
  [{ app: { link: 7 } }, ''],
  [{}, ''],
])('flat content %o gives the app link %j', (content, link) => {
  const store = makeStore();
  store.dispatch(setShopContent(content));
  expect(selectAppLink(store.getState())).toBe(link);
});
