import { ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { guestSessionStarted, makeStore, selectBagId, sessionUnconfirmed } from '@vitrine/state';
import { describe, expect, it, vi } from 'vitest';
import { applySession } from './apply-session.ts';
import { ensureSession, withBag } from './ensure-session.ts';

const session = (bagId: string) => ({
  isGuest: true,
  userId: null,
  bagId,
  role: null,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
  sessionKey: `key of ${bagId}`,
  isNew: false,
});

function createGuest() {
  let bags = 0;
  const openSession = vi.fn(async () => session(`bag-${++bags}`));
  const store = makeStore();
  return { store, openSession, api: fakeApi({ openSession }) };
}

it('opens one guest session for calls at the same time', async () => {
  const { api, store, openSession } = createGuest();
  store.dispatch(guestSessionStarted());
  const bags = await Promise.all([1, 2, 3].map(() => ensureSession(api, store)));
  expect(new Set([...bags, await ensureSession(api, store)])).toEqual(new Set(['bag-1']));
  expect(openSession).toHaveBeenCalledOnce();
});

it('opens no guest session while a shopper is being logged in', async () => {
  const { api, store, openSession } = createGuest();
  const bag = ensureSession(api, store);
  applySession(store, { isGuest: false, bagId: 'own', isMessagingBound: false });
  expect(await bag).toBe('own');
  expect(openSession).not.toHaveBeenCalled();
});

it('opens a session again after a failure', async () => {
  const { store, openSession, api } = createGuest();
  store.dispatch(guestSessionStarted());
  openSession.mockRejectedValueOnce(new Error('network'));
  await expect(ensureSession(api, store)).rejects.toThrow('network');
  expect(await ensureSession(api, store)).toBe('bag-1');
});

it('repeats the call in a new session when the session has ended', async () => {
  const { api, store } = createGuest();
  applySession(store, { isGuest: true, bagId: 'gone', isMessagingBound: false });
  const ended = new ApiError('unauthorised', {
    status: 401,
    statusText: '',
    headers: {},
    data: { error: { code: 'unauthorised', reason: 'session-needed' } },
  });
  const work = vi.fn(async (bagId: string) => {
    if (bagId === 'gone') throw ended;
    return bagId;
  });
  expect(await withBag(api, store, work)).toBe('bag-1');
  expect(selectBagId(store.getState())).toBe('bag-1');
});

it('does not repeat a call that failed for another reason', async () => {
  const { api, store } = createGuest();
  store.dispatch(guestSessionStarted());
  const work = vi.fn(() => Promise.reject(new Error('sold out')));
  await expect(withBag(api, store, work)).rejects.toThrow('sold out');
  expect(work).toHaveBeenCalledOnce();
});

describe('a session that could not be confirmed when the page started', () => {
  it('is used once the server can be reached', async () => {
    const { store, openSession } = createGuest();
    store.dispatch(sessionUnconfirmed());
    const api = fakeApi({ openSession, getSession: async () => session('own') });
    expect(await ensureSession(api, store)).toBe('own');
    expect(openSession).not.toHaveBeenCalled();
  });

  it('is replaced when it has ended', async () => {
    const { store, openSession } = createGuest();
    store.dispatch(sessionUnconfirmed());
    const getSession = () => Promise.reject(new ApiError('unauthorised'));
    expect(await ensureSession(fakeApi({ openSession, getSession }), store)).toBe('bag-1');
  });

  it('is not replaced while the server cannot be reached', async () => {
    const { store, openSession } = createGuest();
    store.dispatch(sessionUnconfirmed());
    const getSession = () => Promise.reject(new ApiError('network'));
    const result = ensureSession(fakeApi({ openSession, getSession }), store);
    await expect(result).rejects.toMatchObject({ code: 'network' });
    expect(openSession).not.toHaveBeenCalled();
  });
});
