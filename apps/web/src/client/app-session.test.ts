import { fakeApi } from '@vitrine/client/testing';
import { applySession, clearSession } from '@vitrine/features/session';
import { createTestPlatform } from '@vitrine/platform/testing';
import { guestSessionStarted, makeStore } from '@vitrine/state';
import { expect, it, vi } from 'vitest';
import { followAppSession } from './app-session.ts';

const shopper = { isGuest: false, bagId: 'own', userId: '1', isMessagingBound: false };

function follow() {
  const platform = createTestPlatform({ name: 'ios' });
  const bridge = { ...platform.bridge, isPresent: true };
  const createHandOverToken = vi.fn(async () => ({ token: 'ho_1', expiresInSeconds: 60 }));
  const store = makeStore();
  store.dispatch(guestSessionStarted());
  const stop = followAppSession({ api: fakeApi({ createHandOverToken }), store, bridge });
  return { platform, store, stop, sent: platform.sent };
}

it('tells the app what session the page has, when it starts and when it changes', () => {
  const { store, sent, stop } = follow();
  applySession(store, shopper);
  applySession(store, shopper);
  expect(sent).toEqual([
    { type: 'session', bagId: '', isGuest: true },
    { type: 'session', bagId: 'own', isGuest: false },
  ]);
  clearSession(store);
  expect(sent.at(-1)).toEqual({ type: 'loggedOut' });
  stop();
  applySession(store, shopper);
  expect(sent).toHaveLength(3);
});

it('gives the app a token when it asks for the session', async () => {
  const { platform, sent } = follow();
  platform.reply({ type: 'handOver' });
  platform.reply({ type: 'handOver' });
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'handOver', token: 'ho_1' }));
  expect(sent.filter(({ type }) => type === 'handOver')).toHaveLength(1);
});
