import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore, selectIsLoggedIn, selectSessionKey, selectSessionReady } from '@vitrine/state';
import { afterEach, expect, it, vi } from 'vitest';
import { enterSession } from './session.ts';

const sign = vi.hoisted(() => ({ isThere: false }));
vi.mock('./visit-sign.ts', () => ({
  hasVisitSign: () => sign.isThere,
  dropVisitSign: () => {
    sign.isThere = false;
  },
}));

const visit = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  role: 'shopper' as const,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const session = { ...visit, sessionKey: 'key', isNew: false };

afterEach(() => {
  sign.isThere = false;
  vi.restoreAllMocks();
});

async function entering(answers: Partial<Api>, platform = createTestPlatform()) {
  const store = makeStore();
  const leave = enterSession({ api: fakeApi(answers), store, platform });
  await vi.waitFor(() => expect(selectSessionReady(store.getState())).toBe(true));
  return { store, platform, leave };
}

it('makes a guest at once of whoever brings nothing', () => {
  const store = makeStore();
  enterSession({ api: fakeApi({}), store, platform: createTestPlatform() });
  expect(selectSessionReady(store.getState())).toBe(true);
});

it('asks about a visit that a cookie tells of, and drops the sign of one that is over', async () => {
  sign.isThere = true;
  const { store } = await entering({ getSession: async () => visit });
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(sign.isThere).toBe(true);
  await entering({ getSession: () => Promise.reject(new ApiError('unauthorised')) });
  await vi.waitFor(() => expect(sign.isThere).toBe(false));
});

it('keeps the sign while the server cannot be asked', async () => {
  sign.isThere = true;
  await entering({ getSession: () => Promise.reject(new Error('offline')) });
  expect(sign.isThere).toBe(true);
});

it('takes the key of an address inside the app only, whatever the address says', async () => {
  const platform = createTestPlatform({ name: 'ios' });
  platform.visit = { ...platform.visit, sessionKey: 'brought' };
  const getSession = vi.fn(async () => visit);
  await entering({ getSession }, platform);
  expect(getSession).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Vitrine/6.14.0');
  const { store } = await entering({ getSession }, platform);
  expect(selectSessionKey(store.getState())).toBe('brought');
});

it('exchanges the token that the app hands over after a login', async () => {
  const platform = createTestPlatform();
  const openSession = vi.fn(async () => session);
  const { store } = await entering({ openSession }, platform);
  platform.reply({ type: 'login', token: 'a.b.c' });
  await vi.waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(true));
  expect(openSession).toHaveBeenCalledOnce();
});

it('remembers on the device that somebody is logged in, until nobody listens', async () => {
  const platform = createTestPlatform();
  sign.isThere = true;
  const { leave } = await entering({ getSession: async () => visit }, platform);
  expect(platform.storage.local.get('isLoggedIn')).toBe('true');
  leave();
});
