import { makeStore, selectWxBridgeReady, userLeft } from '@vitrine/state';
import { expect, test } from 'vitest';
import { keepMessaging } from './messaging.ts';

test('what a visit in the messaging app began with outlives whoever logs out of it', () => {
  const store = makeStore();
  const { landingUrl, onReady } = keepMessaging(store, 'https://shop.example/content/spring');
  onReady(true);
  store.dispatch(userLeft());
  expect(landingUrl()).toBe('https://shop.example/content/spring');
  expect(selectWxBridgeReady(store.getState())).toBe(true);
  onReady(false);
  expect(selectWxBridgeReady(store.getState())).toBe(false);
});
