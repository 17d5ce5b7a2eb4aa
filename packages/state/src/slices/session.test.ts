import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  guestEntered,
  selectBagId,
  selectIsLoggedIn,
  selectSessionKey,
  selectSessionReady,
  sessionEntered,
  sessionKeyBrought,
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

test('a visit that the server knows has a bag, and keeps the key it came with', () => {
  const store = makeStore();
  store.dispatch(sessionKeyBrought('brought'));
  expect(selectSessionReady(store.getState())).toBe(false);
  store.dispatch(sessionEntered({ isGuest: true, bagId: 'bag' }));
  expect(selectIsLoggedIn(store.getState())).toBe(false);
  expect(selectBagId(store.getState())).toBe('bag');
  expect(selectSessionKey(store.getState())).toBe('brought');
});

test('a login takes the place of the guest, with a key and a bag of its own', () => {
  const store = makeStore();
  store.dispatch(sessionEntered({ isGuest: true, bagId: 'bag', sessionKey: 'old' }));
  store.dispatch(sessionEntered({ isGuest: false, bagId: 'own', sessionKey: 'new' }));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(selectSessionKey(store.getState())).toBe('new');
  expect(selectBagId(store.getState())).toBe('own');
  store.dispatch(guestEntered());
  expect(selectBagId(store.getState())).toBe('');
});
