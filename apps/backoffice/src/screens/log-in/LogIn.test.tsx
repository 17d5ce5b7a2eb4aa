import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient, SESSION_KEY } from '../../api/api.ts';
import { createOperator, renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { LogIn } from './LogIn.tsx';

afterEach(() => queryClient.clear());

const operator = createOperator('support');
const getSingleSignOn = { isOffered: false, logOutUrl: null };
const challenge = 'c'.repeat(43);
const codeRequired = { status: 'code-required', challenge, methods: ['code'] };

function logIn(answers: CallAnswers, language: 'zh-CN' | 'en-US' = 'en-US') {
  const view = renderScreen(LogIn, { language, answers: { getSingleSignOn, ...answers } });
  const [email, password, button] =
    language === 'en-US' ? ['E-mail', 'Password', 'Log in'] : ['邮箱', '密码', '登录'];
  fill(email as string, 'lin@shop.test');
  fill(password as string, 'correct horse battery');
  pressTwice(screen.getByRole('button', { name: button as string }));
  return view;
}

it('keeps the e-mail after a wrong password, and asks for no second factor', async () => {
  const { findSent } = logIn({ logInOperator: () => problemResponse(401, 'unauthorised') });
  expect(await screen.findByText('problem unauthorised')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('lin@shop.test');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(findSent('logInOperator').map(({ body }) => body)).toEqual([
    { email: 'lin@shop.test', password: 'correct horse battery' },
  ]);
});

it('counts down how long the next attempt has to wait', async () => {
  const { findSent } = logIn({
    logInOperator: () =>
      Response.json(
        { error: { code: 'too-many-requests', message: 'Please wait 8 seconds' } },
        { status: 429, headers: { 'retry-after': '8' } },
      ),
  });
  expect(await screen.findByText('Please wait 8 seconds')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again in 8 s' })).toBeDisabled();
  expect(screen.getByLabelText('E-mail')).toHaveValue('lin@shop.test');
  expect(findSent('logInOperator')).toHaveLength(1);
});

it('logs in by a code, and says when it is wrong', async () => {
  let isWrong = true;
  const { findSent } = logIn({
    logInOperator: codeRequired,
    confirmSecondFactor: () =>
      isWrong ? problemResponse(401, 'unauthorised') : { operator, recoveryCodes: [] },
  });
  await screen.findByText(/or a recovery code/);
  press('Confirm');
  expect(await screen.findByText('Required')).toBeInTheDocument();
  fill('Code', '000 000 ');
  press('Confirm');
  expect(await screen.findByText('problem unauthorised')).toBeInTheDocument();
  isWrong = false;
  fill('Code', 'ABCD-efgh-ijkl');
  press('Confirm');
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
  expect(findSent('confirmSecondFactor').map(({ body }) => body)).toEqual([
    { challenge, code: '000000' },
    { challenge, code: 'abcd-efgh-ijkl' },
  ]);
});

it('shows the recovery codes once after the second factor is set up, in Chinese', async () => {
  logIn(
    {
      logInOperator: {
        ...{ status: 'second-factor-required', challenge, secret: 'S3CRET' },
        otpauthUrl: 'otpauth://totp/x',
      },
      confirmSecondFactor: { operator, recoveryCodes: ['one-1', 'two-2'] },
    },
    'zh-CN',
  );
  expect(await screen.findByText('S3CRET')).toBeInTheDocument();
  fill('动态验证码', '123456');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(await screen.findByText(/one-1\s+two-2/)).toBeInTheDocument();
  expect(queryClient.getQueryData(SESSION_KEY)).toBeUndefined();
  fireEvent.click(document.querySelector('.ant-btn-primary') as HTMLElement);
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
});

it('goes back to the password from the code', async () => {
  logIn({ logInOperator: codeRequired });
  await screen.findByLabelText('Code');
  press('Back');
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

it('offers the company account where it is set up', async () => {
  renderScreen(LogIn, { answers: { getSingleSignOn: { ...getSingleSignOn, isOffered: true } } });
  expect(await screen.findByText('Log in with your company account')).toBeInTheDocument();
});

it('creates the account of an invitation, and shows what is wrong at its field', async () => {
  const { findSent } = renderScreen(AcceptInvitation, {
    ...{ path: '/invitations/:token', url: `/invitations/${challenge}` },
    answers: {
      getInvitation: {
        ...{ id: '1', email: 'mei@shop.test', role: 'finance', merchantId: null },
        expiresAt: '2026-12-01T00:00:00.000Z',
      },
      acceptInvitation: () => problemResponse(400, 'bad-input', { password: 'It is too short' }),
    },
  });
  expect(await screen.findByLabelText('E-mail')).toBeDisabled();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('mei@shop.test'));
  fill('Name', 'Mei');
  fill('Password', 'short');
  press('Create account');
  expect(await screen.findByText('It is too short')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Mei');
  expect(findSent('acceptInvitation')).toMatchObject([
    { params: { token: challenge }, body: { name: 'Mei', password: 'short' } },
  ]);
});
