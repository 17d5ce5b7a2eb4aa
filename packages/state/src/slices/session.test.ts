import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  guestEntered,
  selectIsLoggedIn,
  selectSessionKey,
  selectSessionReady,
  shopperEntered,
} from './session.ts';

test('nobody is known until the exchange is over', () => {
  const store = makeStore();
  expect(selectSessionReady(store.getState())).toBe(false);
  store.dispatch(guestEntered());
  expect(selectSessionReady(store.getState())).toBe(true);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
});

test('a shopper brings a session key, and a guest leaves none behind', () => {
  const store = makeStore();
  store.dispatch(shopperEntered('key'));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(selectSessionKey(store.getState())).toBe('key');
  store.dispatch(guestEntered());
  expect(selectSessionKey(store.getState())).toBe('');
});
