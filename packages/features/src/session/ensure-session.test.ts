import { ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { guestEntered, makeStore, selectBagId, sessionUnconfirmed } from '@vitrine/state';
import { describe, expect, it, vi } from 'vitest';
import { ensureSession, withBag } from './ensure-session.ts';
import { enter } from './enter.ts';

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

function visiting() {
  let bags = 0;
  const openSession = vi.fn(async () => session(`bag-${++bags}`));
  const store = makeStore();
  return { store, openSession, api: fakeApi({ openSession }) };
}

it('opens a guest’s visit once, however many need it', async () => {
  const { api, store, openSession } = visiting();
  store.dispatch(guestEntered());
  const bags = await Promise.all([1, 2, 3].map(() => ensureSession(api, store)));
  expect(new Set([...bags, await ensureSession(api, store)])).toEqual(new Set(['bag-1']));
  expect(openSession).toHaveBeenCalledOnce();
});

it('waits for a shopper who is on the way in', async () => {
  const { api, store, openSession } = visiting();
  const bag = ensureSession(api, store);
  enter(store, { isGuest: false, bagId: 'own', isMessagingBound: false });
  expect(await bag).toBe('own');
  expect(openSession).not.toHaveBeenCalled();
});

it('tries again when opening has failed', async () => {
  const { store, openSession, api } = visiting();
  store.dispatch(guestEntered());
  openSession.mockRejectedValueOnce(new Error('network'));
  await expect(ensureSession(api, store)).rejects.toThrow('network');
  expect(await ensureSession(api, store)).toBe('bag-1');
});

it('begins a new visit when the old one has ended, and goes on', async () => {
  const { api, store } = visiting();
  enter(store, { isGuest: true, bagId: 'gone', isMessagingBound: false });
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

it('does not try again what failed for another reason', async () => {
  const { api, store } = visiting();
  store.dispatch(guestEntered());
  const work = vi.fn(() => Promise.reject(new Error('sold out')));
  await expect(withBag(api, store, work)).rejects.toThrow('sold out');
  expect(work).toHaveBeenCalledOnce();
});

describe('a visit that could not be confirmed when the page began', () => {
  it('goes on when the server can be asked again', async () => {
    const { store, openSession } = visiting();
    store.dispatch(sessionUnconfirmed());
    const api = fakeApi({ openSession, getSession: async () => session('own') });
    expect(await ensureSession(api, store)).toBe('own');
    expect(openSession).not.toHaveBeenCalled();
  });

  it('is begun anew when it is over', async () => {
    const { store, openSession } = visiting();
    store.dispatch(sessionUnconfirmed());
    const getSession = () => Promise.reject(new ApiError('unauthorised'));
    expect(await ensureSession(fakeApi({ openSession, getSession }), store)).toBe('bag-1');
  });

  it('is not given up while nobody answers', async () => {
    const { store, openSession } = visiting();
    store.dispatch(sessionUnconfirmed());
    const getSession = () => Promise.reject(new ApiError('network'));
    const asked = ensureSession(fakeApi({ openSession, getSession }), store);
    await expect(asked).rejects.toMatchObject({ code: 'network' });
    expect(openSession).not.toHaveBeenCalled();
  });
});
