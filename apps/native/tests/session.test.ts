import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { makeStore, selectBagId, selectIsLoggedIn, selectSessionKey } from '@vitrine/state';
import { createMemoryKeychain } from '../src/ports/keychain/memory-keychain';
import { createAppSession } from '../src/session/app-session';

const emptyStorage = { get: () => null, set: () => undefined, remove: () => undefined };
const shopper = {
  isGuest: false,
  userId: '100001',
  bagId: 'bag-of-shopper',
  role: 'shopper' as const,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const guest = { ...shopper, isGuest: true, userId: null, bagId: 'bag-of-guest', role: null };
const answerEnded = () => Promise.reject(new ApiError('unauthorised'));

function open(calls: Parameters<typeof fakeApi>[0], { key = '', isKept = true } = {}) {
  const store = makeStore();
  const keychain = createMemoryKeychain();
  if (key) void keychain.write('session', key);
  const createHandOverToken = jest.fn(async () => ({ token: 'ho_1', expiresInSeconds: 60 }));
  const api = fakeApi({ createHandOverToken, ...calls });
  const storage = { local: emptyStorage, session: emptyStorage };
  const session = createAppSession({ api, store, keychain, storage, isKept });
  session.start();
  const read = () => {
    const state = store.getState();
    return [selectBagId(state), selectIsLoggedIn(state), selectSessionKey(state)];
  };
  return { session, store, keychain, read, createHandOverToken };
}

test('goes on with the session of the last start, and keeps the next key', async () => {
  const openSession = async () => ({ ...shopper, sessionKey: 'next', isNew: false });
  const { session, keychain, read } = open(
    { getSession: async () => shopper, openSession },
    { key: 'kept' },
  );
  await session.settle();
  expect(read()).toEqual(['bag-of-shopper', true, 'kept']);
  await session.takeOver('ho_of_page');
  expect(read()).toEqual(['bag-of-shopper', true, 'next']);
  expect(await keychain.read('session')).toBe('next');
});

test('forgets a session that has ended', async () => {
  const { session, keychain, read } = open({ getSession: answerEnded }, { key: 'kept' });
  await session.settle();
  expect(read()).toEqual(['', false, '']);
  await session.settle();
  expect(await keychain.read('session')).toBeUndefined();
});

test('keeps the key without a network', async () => {
  const getSession = () => Promise.reject(new ApiError('network'));
  const { session, keychain } = open({ getSession }, { key: 'kept' });
  await session.settle();
  expect(await keychain.read('session')).toBe('kept');
});

test('without consent nothing is read or kept', async () => {
  const getSession = jest.fn(async () => shopper);
  const openSession = async () => ({ ...guest, sessionKey: 'of-guest', isNew: false });
  const { session, keychain, read } = open(
    { getSession, openSession },
    { key: 'kept', isKept: false },
  );
  await session.settle();
  expect(getSession).not.toHaveBeenCalled();
  await session.takeOver('ho_of_page');
  expect(read()).toEqual(['bag-of-guest', false, 'of-guest']);
  expect(await keychain.read('session')).toBeUndefined();
});

test.each([
  ['has heard', async () => ({ done: true as const }), true],
  ['has ended it before', answerEnded, true],
  ['cannot be reached', () => Promise.reject(new ApiError('network')), false],
])('ends the session and forgets its key where the server %s', async (_, answer, isEnded) => {
  const closeSession = jest.fn<() => Promise<{ done: true }>>(answer);
  const { session, keychain, read } = open(
    { getSession: async () => shopper, closeSession },
    { key: 'kept' },
  );
  expect(await session.end()).toBe(isEnded);
  expect(closeSession).toHaveBeenCalledTimes(1);
  expect(read()).toEqual(['', false, '']);
  expect(await keychain.read('session')).toBeUndefined();
});

test('asks the server for nothing where there is no session to end', async () => {
  const closeSession = jest.fn(async () => ({ done: true as const }));
  const { session } = open({ closeSession });
  expect(await session.end()).toBe(true);
  expect(closeSession).not.toHaveBeenCalled();
});

test('gives pages a token until one of them has the session', async () => {
  const { session, createHandOverToken } = open(
    { getSession: async () => shopper },
    { key: 'kept' },
  );
  expect(await session.createPageToken()).toBe('ho_1');
  const { bagId } = shopper;
  expect(await session.compare({ bagId, isGuest: false })).toBeUndefined();
  expect(await session.createPageToken()).toBeUndefined();
  expect(createHandOverToken).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page without a session', 'a shopper', { bagId: '', isGuest: true }, 'login'],
  ['a guest on a page', 'a shopper', { bagId: 'x', isGuest: true }, 'login'],
  ['a page with another bag', 'a guest', { bagId: 'x', isGuest: true }, 'login'],
  ['a page that is logged in', 'a guest', { bagId: 'x', isGuest: false }, 'handOver'],
  ['a page without a session', 'no session', { bagId: '', isGuest: true }, undefined],
  ['a guest on a page', 'no session', { bagId: 'x', isGuest: true }, 'handOver'],
])('%s and an app with %s go on with the better one', async (_, own, page, type) => {
  const getSession = async () => (own === 'a guest' ? guest : shopper);
  const { session } = open({ getSession }, own === 'no session' ? {} : { key: 'kept' });
  expect((await session.compare(page))?.type).toBe(type);
});

test('only a shopper gets a token for a page that asks to log in', async () => {
  const asShopper = open({ getSession: async () => shopper }, { key: 'kept' });
  expect(await asShopper.session.createShopperToken()).toBe('ho_1');
  const asGuest = open({ getSession: async () => guest }, { key: 'kept' });
  expect(await asGuest.session.createShopperToken()).toBeUndefined();
  expect(asGuest.createHandOverToken).not.toHaveBeenCalled();
});

test.each([
  ['stays logged in when only the page lost its session', async () => shopper, true],
  ['is logged out with the page', answerEnded, false],
])('the app %s', async (_, answer, isLoggedIn) => {
  const getSession = jest.fn<() => Promise<typeof shopper>>(async () => shopper);
  const { session, read } = open({ getSession }, { key: 'kept' });
  await session.settle();
  getSession.mockImplementation(answer);
  await session.pageLoggedOut();
  expect(read()[1]).toBe(isLoggedIn);
});
