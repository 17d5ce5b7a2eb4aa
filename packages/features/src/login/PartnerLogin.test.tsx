import { act, screen as page, waitFor } from '@testing-library/react';
import { type Api, ApiError } from '@vitrine/client';
import {
  selectFromUrl,
  selectIsLoggedIn,
  selectIsWxAuthed,
  selectLog,
  selectWxCode,
} from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

vi.mock('../messaging/oauth.ts', () => ({ takeCode: () => 'c1' }));

const session = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  role: 'shopper' as const,
  isMessagingBound: true,
  expiresAt: '2026-12-01T00:00:00.000Z',
  sessionKey: 'key',
  isNew: false,
};

/** The login page as a shopper comes back to it from the messaging app. */
function comeBack(logInByMessaging: Api['logInByMessaging']) {
  const context = loadContext({ logInByMessaging }, { query: { from: '/bag' } });
  const view = <screen.View params={{}} query={context.query} />;
  return { ...showIn(context, view, {}, { name: 'wechat' }), ...context };
}

test('the code of the messaging app leads in, and is kept only until it is used', async () => {
  let answer: (entered: typeof session) => void = () => undefined;
  const logIn = vi.fn(() => new Promise<typeof session>((resolve) => (answer = resolve)));
  const { store, platform } = comeBack(logIn);
  expect(logIn).toHaveBeenCalledWith({ body: { code: 'c1' } });
  expect(selectWxCode(store.getState())).toBe('c1');
  expect(selectFromUrl(store.getState())).toBe('/bag');
  await act(async () => answer(session));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(selectIsWxAuthed(store.getState())).toBe(true);
  expect(selectLog(store.getState())).toBe('entered');
  await waitFor(() => expect(selectWxCode(store.getState())).toBe(''));
  expect(platform.visits).toEqual([{ url: '/bag' }]);
});

test('a code that the shop refuses lets nobody in, and is told', async () => {
  const { store } = comeBack(() => Promise.reject(new ApiError('unauthorised')));
  expect(await page.findByText('暂时无法登录，请检查网络后再试')).toBeVisible();
  expect(selectIsWxAuthed(store.getState())).toBe(false);
  expect(selectLog(store.getState())).toBe('refused: unauthorised');
  await waitFor(() => expect(selectWxCode(store.getState())).toBe(''));
});
