import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import {
  makeStore,
  selectBagId,
  selectIsLoggedIn,
  selectSessionKey,
  selectSessionReady,
} from '@vitrine/state';
import { expect, it, vi } from 'vitest';
import { logOut } from './apply-session.ts';
import { type RestoreOptions, restoreSession } from './restore-session.ts';

const resumed = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  role: 'shopper' as const,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const session = { ...resumed, sessionKey: 'key', isNew: false };
const guestToken = `x.${Buffer.from('{"client_id":"guest-client"}').toString('base64url')}.y`;

const emptyStorage = { get: () => null, set: () => undefined, remove: () => undefined };
const storage = { local: emptyStorage, session: emptyStorage };

async function restore(fakeCalls: Partial<Api>, more: Partial<RestoreOptions> = {}) {
  const store = makeStore();
  const api = fakeApi(fakeCalls);
  await restoreSession({ api, store, storage, ...more });
  const state = store.getState();
  expect(selectSessionReady(state)).toBe(true);
  return { store, api, isLoggedIn: selectIsLoggedIn(state), key: selectSessionKey(state), state };
}

it('starts as a guest without a request when there is no token, key or cookie', async () => {
  const { isLoggedIn, state } = await restore({});
  expect([isLoggedIn, selectBagId(state)]).toEqual([false, '']);
});

it('exchanges a token for a session and stores its key', async () => {
  const openSession = vi.fn(async () => session);
  const { isLoggedIn, key, state } = await restore({ openSession }, { token: 'a.b.c' });
  expect(openSession).toHaveBeenCalledWith({ body: { grant: 'token', token: 'a.b.c' } });
  expect([isLoggedIn, key, selectBagId(state)]).toEqual([true, 'key', resumed.bagId]);
  expect(state.user?.isLoggedIn).toBe(true);
});

it('does not exchange the token of a guest client', async () => {
  const openSession = vi.fn(async () => session);
  const { isLoggedIn } = await restore({ openSession }, { token: guestToken });
  expect(openSession).not.toHaveBeenCalled();
  expect(isLoggedIn).toBe(false);
});

it('continues as a guest when the token exchange fails', async () => {
  const openSession = () => Promise.reject(new Error('rejected'));
  const { isLoggedIn, key } = await restore({ openSession }, { token: 'a.b.c' });
  expect([isLoggedIn, key]).toEqual([false, '']);
});

it('goes on with the session of the cookie when the token is refused', async () => {
  const openSession = () => Promise.reject(new ApiError('unauthorised'));
  const more = { token: 'ho_used', mayHaveCookie: true };
  const { isLoggedIn, state } = await restore(
    { openSession, getSession: async () => resumed },
    more,
  );
  expect([isLoggedIn, selectBagId(state)]).toEqual([true, resumed.bagId]);
  const getSession = () => Promise.reject(new ApiError('unauthorised'));
  expect((await restore({ openSession, getSession }, more)).isLoggedIn).toBe(false);
});

it('resumes an earlier session by its key or by a cookie', async () => {
  const getSession = async () => resumed;
  expect((await restore({ getSession }, { sessionKey: 'kept' })).key).toBe('kept');
  expect((await restore({ getSession }, { mayHaveCookie: true })).isLoggedIn).toBe(true);
});

it('drops the key of a session that has ended', async () => {
  const getSession = () => Promise.reject(new ApiError('unauthorised'));
  const { isLoggedIn, key } = await restore({ getSession }, { sessionKey: 'kept' });
  expect([isLoggedIn, key]).toEqual([false, '']);
});

it('keeps the key when the server cannot be reached', async () => {
  const getSession = () => Promise.reject(new ApiError('network'));
  const { isLoggedIn, key } = await restore({ getSession }, { sessionKey: 'kept' });
  expect([isLoggedIn, key]).toEqual([false, 'kept']);
});

it('logs out on this device even when the request fails', async () => {
  const getSession = async () => resumed;
  const closeSession = () => Promise.reject(new Error('network'));
  const { store, api } = await restore({ getSession, closeSession }, { mayHaveCookie: true });
  await logOut(api, store);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
  expect(store.getState().user?.isLoggedIn).toBe(false);
});
