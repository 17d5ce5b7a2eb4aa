import { act, screen as page, waitFor } from '@testing-library/react';
import { type Api, ApiError } from '@vitrine/client';
import { usePlatform } from '@vitrine/platform';
import { selectFromUrl, selectIsLoggedIn, selectLog, selectWxCode } from '@vitrine/state';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { ScreenView } from '../../../ScreenView.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

beforeEach(() => window.history.replaceState(null, '', '/user/login?code=c1&state=s1'));
afterEach(() => window.history.replaceState(null, '', '/'));

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

/** Stores the state of the URL, as the redirect to the messaging app does. */
function WithStoredState({ children }: { children: ReactNode }) {
  usePlatform().storage.session.set('messaging-login-state', 's1');
  return children;
}

/** Renders the login page for a shopper who returns from the messaging app. */
function renderAfterReturn(logInByMessaging: Api['logInByMessaging']) {
  const context = createLoadContext({ logInByMessaging }, { query: { from: '/bag' } });
  const view = (
    <WithStoredState>
      <ScreenView screen={screen} params={{}} query={context.query} />
    </WithStoredState>
  );
  return { ...renderInShop(context, view, {}, { name: 'wechat' }), ...context };
}

test('logs in with the code of the messaging app and forgets the code afterwards', async () => {
  let answer: (loggedIn: typeof session) => void = () => undefined;
  const logIn = vi.fn(() => new Promise<typeof session>((resolve) => (answer = resolve)));
  const { store, platform } = renderAfterReturn(logIn);
  expect(logIn).toHaveBeenCalledWith({ body: { code: 'c1' } });
  expect(selectWxCode(store.getState())).toBe('c1');
  expect(selectFromUrl(store.getState())).toBe('/bag');
  expect(page.getByText('处理中')).toBeVisible();
  await act(async () => answer(session));
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(selectLog(store.getState())).toBe('entered');
  await waitFor(() => expect(selectWxCode(store.getState())).toBe(''));
  expect(platform.destinations).toEqual([{ url: '/bag' }]);
  expect(page.queryByText('处理中')).toBeNull();
});

test('shows an error for a code that the server refuses', async () => {
  const { store } = renderAfterReturn(() => Promise.reject(new ApiError('unauthorised')));
  expect(await page.findByText('暂时无法登录，请检查网络后再试')).toBeVisible();
  expect(selectLog(store.getState())).toBe('refused: unauthorised');
  await waitFor(() => expect(selectWxCode(store.getState())).toBe(''));
});
