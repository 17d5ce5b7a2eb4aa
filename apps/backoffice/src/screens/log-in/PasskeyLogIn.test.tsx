import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, SESSION_KEY } from '../../api/api.ts';
import { createOperator, renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { stubPasskeys } from '../../testing/stub-passkeys.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
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

const creation = {
  rp: { id: 'shop.test', name: 'Shop' },
  user: { id: 'MQ', name: 'lin@shop.test', displayName: 'Lin' },
  ...{ challenge: 'AAAA', timeout: TIMEOUT, excludeCredentials: [], attestation: 'none' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: {
    ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
};
const setUpStep = {
  ...{ status: 'second-factor-required', challenge, secret: 'S3CRET' },
  otpauthUrl: 'otpauth://totp/x',
};
const invited = {
  ...{ id: '1', email: 'lin@shop.test', role: 'support', merchantId: null },
  expiresAt: '2026-11-29T00:00:00.000Z',
};
const place = { path: '/invitation/:token', url: `/invitation/${'t'.repeat(43)}` };
const setUpAnswers = {
  getInvitation: invited,
  acceptInvitation: setUpStep,
  startFirstPasskey: creation,
  addFirstPasskey: { operator, recoveryCodes: ['one-1', 'two-2'] },
};

/** Accepts an invitation, up to the choice of the second factor. */
async function accept(given: object = {}) {
  const view = renderScreen(AcceptInvitation, { ...place, answers: { ...setUpAnswers, ...given } });
  await userEvent.type(await screen.findByLabelText('Name'), 'Lin');
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet blue teapot');
  await press('Create account');
  return view;
}

test('lets an invited operator choose a passkey, and shows the recovery codes once', async () => {
  const { credential } = stubPasskeys({ create: 'signed' });
  const { findSent } = await accept();
  const name = await screen.findByLabelText('Name of the passkey');
  expect(name).toHaveValue('My device');
  await userEvent.clear(name);
  await press('Create a passkey');
  expect(await screen.findByText('Required')).toBeVisible();
  await userEvent.type(name, ' Laptop ');
  await press('Create a passkey');
  expect(await screen.findByText(/one-1\s+two-2/)).toBeVisible();
  expect(queryClient.getQueryData(SESSION_KEY)).toBeUndefined();
  expect(findSent('startFirstPasskey').map(({ body }) => body)).toEqual([{ challenge }]);
  expect(findSent('addFirstPasskey')[0]?.body).toMatchObject({
    ...{ challenge, name: 'Laptop' },
    credential: { id: credential.id, type: 'public-key' },
  });
  await press('I have kept them, go on');
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
});

test('keeps the choice after a cancelled passkey: another try, or an authenticator app', async () => {
  stubPasskeys({ create: notAllowed });
  const { findSent } = await accept({
    confirmSecondFactor: { operator, recoveryCodes: ['one-1', 'two-2'] },
  });
  await press('Create a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('you cancelled');
  stubPasskeys({ create: 'signed' });
  await userEvent.click(screen.getByText('Authenticator app'));
  expect(await screen.findByText('S3CRET')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '123 456');
  await press('Confirm');
  expect(await screen.findByText(/one-1\s+two-2/)).toBeVisible();
  expect(findSent('confirmSecondFactor')[0]?.body).toEqual({ challenge, code: '123456' });
  expect(findSent('addFirstPasskey')).toEqual([]);
});

test('says when the log-in has ended before the passkey was there', async () => {
  stubPasskeys({ create: 'signed' });
  await accept({ addFirstPasskey: problemResponse(401, 'challenge-ended') });
  await press('Create a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('problem challenge-ended');
  expect(queryClient.getQueryData(SESSION_KEY)).toBeUndefined();
});

test('begins with the authenticator app in a browser without passkeys', async () => {
  await accept();
  expect(await screen.findByText('S3CRET')).toBeVisible();
  await userEvent.click(screen.getByText('Passkey'));
  await press('Create a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('does not support passkeys');
});

test('takes a recovery code from who has lost the passkey', async () => {
  stubPasskeys({ get: notAllowed });
  const { findSent } = renderScreen(LogIn, {
    answers: {
      ...answers,
      logInOperator: { ...answers.logInOperator, methods: ['passkey', 'recovery-code'] },
      confirmSecondFactor: { operator, recoveryCodes: [] },
    },
  });
  await userEvent.type(screen.getByLabelText('E-mail'), 'lin@shop.test');
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet blue teapot');
  await press('Log in');
  await userEvent.type(await screen.findByLabelText('Recovery code'), 'ABCD-efgh-2345');
  await press('Confirm');
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
  expect(findSent('confirmSecondFactor')[0]?.body).toEqual({ challenge, code: 'abcd-efgh-2345' });
});
