import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, SESSION_KEY } from '../../api/api.ts';
import { createOperator, renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { stubPasskeys } from '../../testing/stub-passkeys.ts';
import { LogIn } from './LogIn.tsx';

const TIMEOUT = 120_000;
const challenge = 'c'.repeat(43);
const request = {
  rpId: 'shop.test',
  challenge: 'AAAA',
  timeout: TIMEOUT,
  allowCredentials: [],
  userVerification: 'required',
};
const operator = createOperator('owner');
const answers = {
  getSingleSignOn: { isOffered: false, logOutUrl: null },
  startPasskeyLogIn: { challenge, request },
  finishPasskeyLogIn: operator,
  logInOperator: { status: 'code-required', challenge, methods: ['passkey'] },
};
const notAllowed = () => Promise.reject(new DOMException('', 'NotAllowedError'));

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

test('logs in with a passkey alone', async () => {
  const { credential } = stubPasskeys({ get: 'signed' });
  const { findSent } = renderScreen(LogIn, { answers });
  await press('Log in with a passkey');
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
  expect(findSent('startPasskeyLogIn')[0]?.body).toEqual({});
  expect(findSent('finishPasskeyLogIn')[0]?.body).toMatchObject({
    challenge,
    credential: { id: credential.id, type: 'public-key' },
  });
});

test('asks for the passkey instead of a code after the password', async () => {
  stubPasskeys({ get: 'signed' });
  const { findSent } = renderScreen(LogIn, { answers });
  await userEvent.type(screen.getByLabelText('E-mail'), 'lin@shop.test');
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet blue teapot');
  await press('Log in');
  await press('Use a passkey');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await waitFor(() => expect(findSent('startPasskeyLogIn')[0]?.body).toEqual({ challenge }));
});

test.each([
  ['en-US', 'Log in with a passkey', 'you cancelled, or there is none'],
  ['zh-CN', '使用通行密钥登录', '已取消，或此设备上没有可用的通行密钥'],
] as const)('says in %s that no passkey was used', async (language, button, text) => {
  stubPasskeys({ get: notAllowed });
  renderScreen(LogIn, { answers, language });
  await press(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('says that the time was over', async () => {
  const start = performance.now();
  stubPasskeys({
    get: () => {
      vi.spyOn(performance, 'now').mockReturnValue(start + TIMEOUT * 2);
      return notAllowed();
    },
  });
  renderScreen(LogIn, { answers });
  await press('Log in with a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('That took too long');
  vi.restoreAllMocks();
});

test('says that the browser does not support passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  renderScreen(LogIn, { answers });
  await press('Log in with a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('does not support passkeys');
});

test('says what the server says about a passkey that it refuses', async () => {
  stubPasskeys({ get: 'signed' });
  const refused = { ...answers, finishPasskeyLogIn: problemResponse(401, 'unauthorised') };
  renderScreen(LogIn, { answers: refused });
  await press('Log in with a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('problem unauthorised');
});
