import { makeStore, selectSessionKey, setSessionKey } from '@vitrine/state';
import { expect, it } from 'vitest';
import { applySession } from './apply-session.ts';

const current = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  isMessagingBound: false,
};

it.each([
  ['keeps the key of a session that is confirmed', current, 'former'],
  [
    'stores the key of a session that was opened',
    { ...current, isNew: false, sessionKey: 'k' },
    'k',
  ],
  ['drops the key when a cookie carries the opened session', { ...current, isNew: false }, ''],
])('%s', (_, session, key) => {
  const store = makeStore();
  store.dispatch(setSessionKey('former'));
  applySession(store, session);
  expect(selectSessionKey(store.getState())).toBe(key);
});
