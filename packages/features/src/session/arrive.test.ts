import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import {
  makeStore,
  selectBagId,
  selectIsLoggedIn,
  selectSessionKey,
  selectSessionReady,
  selectWasLoggedIn,
} from '@vitrine/state';
import { expect, it, vi } from 'vitest';
import { type Arrival, arrive } from './arrive.ts';
import { logOut } from './enter.ts';

const visit = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  role: 'shopper' as const,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const session = { ...visit, sessionKey: 'key', isNew: false };
const guestToken = `x.${Buffer.from('{"client_id":"guest-client"}').toString('base64url')}.y`;

const nothing = { get: () => null, set: () => undefined, remove: () => undefined };
const storage = { local: nothing, session: nothing };

async function arriving(answers: Partial<Api>, more: Partial<Arrival> = {}) {
  const store = makeStore();
  const api = fakeApi(answers);
  await arrive({ api, store, storage, ...more });
  const state = store.getState();
  expect(selectSessionReady(state)).toBe(true);
  return { store, api, isLoggedIn: selectIsLoggedIn(state), key: selectSessionKey(state), state };
}

it('asks nothing for somebody who brings nothing', async () => {
  const { isLoggedIn, state } = await arriving({});
  expect([isLoggedIn, selectBagId(state)]).toEqual([false, '']);
});

it('exchanges a token for a session, and keeps its key', async () => {
  const openSession = vi.fn(async () => session);
  const { isLoggedIn, key, state } = await arriving({ openSession }, { token: 'a.b.c' });
  expect(openSession).toHaveBeenCalledWith({ body: { grant: 'token', token: 'a.b.c' } });
  expect([isLoggedIn, key, selectBagId(state)]).toEqual([true, 'key', visit.bagId]);
  expect(selectWasLoggedIn(state)).toBe(true);
});

it('does not exchange the token of a guest client', async () => {
  const openSession = vi.fn(async () => session);
  const { isLoggedIn } = await arriving({ openSession }, { token: guestToken });
  expect(openSession).not.toHaveBeenCalled();
  expect(isLoggedIn).toBe(false);
});

it('takes an exchange that fails as not logged in', async () => {
  const openSession = () => Promise.reject(new Error('refused'));
  const { isLoggedIn, key } = await arriving({ openSession }, { token: 'a.b.c' });
  expect([isLoggedIn, key]).toEqual([false, '']);
});

it('goes on with a visit that began before, by its key or by a cookie', async () => {
  const getSession = async () => visit;
  expect((await arriving({ getSession }, { sessionKey: 'kept' })).key).toBe('kept');
  expect((await arriving({ getSession }, { mayHaveVisit: true })).isLoggedIn).toBe(true);
});

it('forgets a key that is worth nothing any more', async () => {
  const getSession = () => Promise.reject(new ApiError('unauthorised'));
  const { isLoggedIn, key } = await arriving({ getSession }, { sessionKey: 'kept' });
  expect([isLoggedIn, key]).toEqual([false, '']);
});

it('keeps a key that nobody could be asked about', async () => {
  const getSession = () => Promise.reject(new ApiError('network'));
  const { isLoggedIn, key } = await arriving({ getSession }, { sessionKey: 'kept' });
  expect([isLoggedIn, key]).toEqual([false, 'kept']);
});

it('logs out here even when the server cannot be told', async () => {
  const getSession = async () => visit;
  const closeSession = () => Promise.reject(new Error('network'));
  const { store, api } = await arriving({ getSession, closeSession }, { mayHaveVisit: true });
  await logOut(api, store);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
  expect(selectWasLoggedIn(store.getState())).toBe(false);
});
