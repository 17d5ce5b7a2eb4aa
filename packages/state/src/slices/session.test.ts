import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  guestSessionStarted,
  selectBagId,
  selectIsLoggedIn,
  selectSessionKey,
  selectSessionReady,
  sessionStarted,
  setSessionKey,
  shopperSessionStarted,
} from './session.ts';

test('is not ready until the token exchange is done', () => {
  const store = makeStore();
  expect(selectSessionReady(store.getState())).toBe(false);
  store.dispatch(guestSessionStarted());
  expect(selectSessionReady(store.getState())).toBe(true);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
});

test('stores the session key of a shopper and clears it for a guest', () => {
  const store = makeStore();
  store.dispatch(shopperSessionStarted('key'));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(selectSessionKey(store.getState())).toBe('key');
  store.dispatch(guestSessionStarted());
  expect(selectSessionKey(store.getState())).toBe('');
});

test('stores the bag of a confirmed session and keeps the current key', () => {
  const store = makeStore();
  store.dispatch(setSessionKey('from-url'));
  expect(selectSessionReady(store.getState())).toBe(false);
  store.dispatch(sessionStarted({ isGuest: true, bagId: 'bag' }));
  expect(selectIsLoggedIn(store.getState())).toBe(false);
  expect(selectBagId(store.getState())).toBe('bag');
  expect(selectSessionKey(store.getState())).toBe('from-url');
});

test('replaces the key and the bag of the guest on log-in', () => {
  const store = makeStore();
  store.dispatch(sessionStarted({ isGuest: true, bagId: 'bag', sessionKey: 'old' }));
  store.dispatch(sessionStarted({ isGuest: false, bagId: 'own', sessionKey: 'new' }));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(selectSessionKey(store.getState())).toBe('new');
  expect(selectBagId(store.getState())).toBe('own');
  store.dispatch(guestSessionStarted());
  expect(selectBagId(store.getState())).toBe('');
});
