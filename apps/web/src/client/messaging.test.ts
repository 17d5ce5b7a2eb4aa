import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { parseLandingParams } from '@vitrine/platform';
import { makeStore, selectWxBridgeReady, sessionStarted, userCleared } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { createShareState } from './messaging.ts';

const LANDING = 'https://shop.example/content/spring';

function setUp(fakeCalls: Partial<Api> = {}) {
  const store = makeStore();
  const deps = {
    api: fakeApi(fakeCalls),
    store,
    name: 'wechat',
    landingParams: parseLandingParams({}),
    correlationId: 'c1',
  } as const;
  return { store, ...createShareState(deps, LANDING) };
}

test('the landing URL and the ready state survive a log-out', () => {
  const { store, landingUrl, onReady } = setUp();
  onReady(true);
  store.dispatch(userCleared());
  expect(landingUrl()).toBe(LANDING);
  expect(selectWxBridgeReady(store.getState())).toBe(true);
  onReady(false);
  expect(selectWxBridgeReady(store.getState())).toBe(false);
});

test('reports a share with the client id of the messaging browser and the shopper', () => {
  const trackMessagingSharing = vi.fn(async () => ({ accepted: 1 }));
  const { store, onShared } = setUp({ trackMessagingSharing });
  store.dispatch(sessionStarted({ isGuest: false, bagId: 'b', userId: '100001' }));
  onShared('timeline', LANDING);
  expect(trackMessagingSharing).toHaveBeenCalledWith({
    body: {
      uuid: expect.any(String),
      channel: 'timeline',
      pageUrl: LANDING,
      correlationId: 'c1',
      clientId: 10_024,
      customerId: '100001',
    },
  });
});

test('logs a share that cannot be reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setUp({
    trackMessagingSharing: () => Promise.reject(new ApiError('network')),
  }).onShared('friend', LANDING);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
