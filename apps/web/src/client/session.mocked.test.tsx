import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore, selectIsLoggedIn, selectSessionKey, selectSessionReady } from '@vitrine/state';
import { afterEach, expect, it, vi } from 'vitest';
import { startSession } from './session.ts';

const marker = vi.hoisted(() => ({ isSet: false }));
vi.mock('./session-marker.ts', () => ({
  hasSessionMarker: () => marker.isSet,
  removeSessionMarker: () => {
    marker.isSet = false;
  },
}));

const currentSession = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  role: 'shopper' as const,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const session = { ...currentSession, sessionKey: 'key', isNew: false };

afterEach(() => {
  marker.isSet = false;
  vi.restoreAllMocks();
});

async function start(replies: Partial<Api>, platform = createTestPlatform()) {
  const store = makeStore();
  const stop = startSession({ api: fakeApi(replies), store, platform });
  await vi.waitFor(() => expect(selectSessionReady(store.getState())).toBe(true));
  return { store, platform, stop };
}

it('starts a guest session at once without a token, key or cookie', () => {
  const store = makeStore();
  startSession({ api: fakeApi({}), store, platform: createTestPlatform() });
  expect(selectSessionReady(store.getState())).toBe(true);
});

it('requests the session when the marker cookie is set, and removes the marker of an ended session', async () => {
  marker.isSet = true;
  const { store } = await start({ getSession: async () => currentSession });
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(marker.isSet).toBe(true);
  await start({ getSession: () => Promise.reject(new ApiError('unauthorised')) });
  await vi.waitFor(() => expect(marker.isSet).toBe(false));
});

it('keeps the marker while the server cannot be reached', async () => {
  marker.isSet = true;
  await start({ getSession: () => Promise.reject(new Error('offline')) });
  expect(marker.isSet).toBe(true);
});

it('accepts a session key from the URL only inside the app, whatever platform the URL names', async () => {
  const platform = createTestPlatform({ name: 'ios' });
  platform.landingParams = { ...platform.landingParams, sessionKey: 'from-url' };
  const getSession = vi.fn(async () => currentSession);
  await start({ getSession }, platform);
  expect(getSession).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Vitrine/6.14.0');
  const { store } = await start({ getSession }, platform);
  expect(selectSessionKey(store.getState())).toBe('from-url');
});

it('exchanges the token that the app sends after a login', async () => {
  const platform = createTestPlatform();
  const openSession = vi.fn(async () => session);
  const { store } = await start({ openSession }, platform);
  platform.reply({ type: 'login', token: 'a.b.c' });
  await vi.waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(true));
  expect(openSession).toHaveBeenCalledOnce();
});

it('removes an exchanged token from the address bar, and keeps one that was not exchanged', async () => {
  const platform = createTestPlatform();
  platform.login.getToken = () => 'a.b.c';
  history.replaceState({ entry: 1 }, '', '/content/spring?token=a.b.c&evc=1#top');
  const failing = makeStore();
  const openSession = () => Promise.reject(new Error('offline'));
  startSession({ api: fakeApi({ openSession }), store: failing, platform });
  await vi.waitFor(() => expect(selectSessionReady(failing.getState())).toBe(true));
  expect(location.search).toContain('token=');
  await start({ openSession: async () => session }, platform);
  await vi.waitFor(() => expect(location.search).toBe('?evc=1'));
  expect([location.pathname, location.hash, history.state]).toEqual([
    '/content/spring',
    '#top',
    { entry: 1 },
  ]);
});

it('stores on the device that the shopper is logged in', async () => {
  const platform = createTestPlatform();
  marker.isSet = true;
  const { stop } = await start({ getSession: async () => currentSession }, platform);
  expect(platform.storage.local.get('isLoggedIn')).toBe('true');
  stop();
});

it('removes personal parameters from the address bar at once', () => {
  history.replaceState(null, '', '/content/spring?sessionKey=k&openId=o&unionId=u&evc=1');
  startSession({ api: fakeApi({}), store: makeStore(), platform: createTestPlatform() });
  expect(location.search).toBe('?evc=1');
});

it('resumes the session of the app in the next document of the tab, until it has ended', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Vitrine/6.14.0');
  const platform = createTestPlatform({ name: 'ios' });
  const { landingParams } = platform;
  platform.landingParams = { ...landingParams, sessionKey: 'from-url' };
  await start({ getSession: async () => currentSession }, platform);
  platform.landingParams = landingParams;
  const { store } = await start({ getSession: async () => currentSession }, platform);
  expect(selectSessionKey(store.getState())).toBe('from-url');
  await start({ getSession: () => Promise.reject(new ApiError('unauthorised')) }, platform);
  await vi.waitFor(() => expect(platform.storage.session.get('sessionKey')).toBeNull());
});
