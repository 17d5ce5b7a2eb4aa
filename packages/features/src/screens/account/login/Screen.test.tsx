import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { selectIsLoggedIn, setShopProfile } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext, OWN_SHOP } from '../../../testing.ts';
import { screen } from './index.ts';

const session = {
  isGuest: false,
  userId: '100001',
  bagId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  role: 'shopper' as const,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
  sessionKey: 'key',
  isNew: false,
};

const unauthorisedError = (message: string) =>
  new ApiError('unauthorised', {
    status: 401,
    statusText: '',
    headers: {},
    data: { error: { code: 'unauthorised', message, requestId: 'r' } },
  });

const CHALLENGE = 'challenge-of-this-code';
const sendSecurityCode = vi.fn(async () => ({
  challenge: CHALLENGE,
  expiresInSeconds: 300,
  resendAfterSeconds: 60,
}));

async function renderLogin(answers: Partial<Api>, query: Record<string, string> = {}) {
  const context = createLoadContext({ sendSecurityCode, ...answers }, { query });
  return { ...(await renderScreen(screen, context)), ...context };
}

const agree = () => userEvent.click(page.getByRole('checkbox'));
const submit = () => userEvent.click(page.getByRole('button', { name: '登录' }));

test('logs in with a mobile and its code and returns to the previous page', async () => {
  const verifyMobile = vi.fn(async () => session);
  const { platform, store } = await renderLogin({ verifyMobile }, { from: '/bag' });
  await userEvent.type(page.getByLabelText('手机号'), '138 0013 8000');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription('验证码已发送至 138 0013 8000');
  expect(page.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await agree();
  await submit();
  expect(verifyMobile).toHaveBeenCalledWith({
    body: { mobile: '138 0013 8000', code: '482913', challenge: CHALLENGE },
  });
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(platform.destinations).toEqual([{ url: '/bag' }]);
});

test('shows missing input at its field and sends nothing', async () => {
  const verifyMobile = vi.fn(async () => session);
  await renderLogin({ verifyMobile });
  await submit();
  expect(page.getByLabelText('手机号')).toHaveAccessibleDescription('请填写 11 位手机号');
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription('请填写 6 位验证码');
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await submit();
  expect(page.getByRole('alert')).toHaveTextContent('请先阅读并同意协议');
  expect(verifyMobile).not.toHaveBeenCalled();
});

test('shows the message of the server for a wrong code and lets the shopper try again', async () => {
  const verifyMobile = vi.fn(async () => session);
  verifyMobile.mockRejectedValueOnce(unauthorisedError('验证码有误，还可再试 4 次'));
  const { platform } = await renderLogin({ verifyMobile });
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  await userEvent.type(page.getByLabelText('验证码'), '111111');
  await agree();
  await submit();
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription('验证码有误，还可再试 4 次');
  expect(platform.destinations).toEqual([]);
  await submit();
  expect(platform.destinations).toEqual([{ route: 'me' }]);
});

test('logs in with an account and its password', async () => {
  const logIn = vi.fn(async () => session);
  const { platform } = await renderLogin({ logIn }, { by: 'password' });
  await userEvent.type(page.getByLabelText('手机号或邮箱'), 'lin@example.com');
  await userEvent.type(page.getByLabelText('密码'), 'elsewhere{Enter}');
  expect(page.getByRole('alert')).toBeVisible();
  await agree();
  await submit();
  expect(logIn).toHaveBeenCalledWith({
    body: { account: 'lin@example.com', password: 'elsewhere' },
  });
  expect(platform.destinations).toEqual([{ route: 'me' }]);
});

test('the other login method has a URL of its own', async () => {
  const { platform } = await renderLogin({}, { from: '/bag' });
  await userEvent.click(page.getByRole('button', { name: '密码登录' }));
  expect(platform.destinations).toEqual([
    { route: 'login', query: { from: '/bag', by: 'password' } },
  ]);
});

test('logs in with an e-mail address and its code', async () => {
  const sendEmailLoginCode = vi.fn(sendSecurityCode);
  const logInByEmail = vi.fn(async () => session);
  const { platform } = await renderLogin({ sendEmailLoginCode, logInByEmail }, { by: 'email' });
  expect(page.getByText('未注册的邮箱将自动创建账户')).toBeVisible();
  const field = page.getByLabelText('邮箱');
  await userEvent.type(field, 'lin@example');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  expect(field).toHaveAccessibleDescription('请填写完整的邮箱地址');
  expect(sendEmailLoginCode).not.toHaveBeenCalled();
  await userEvent.type(field, '.com');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription(/lin@example\.com/);
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await agree();
  await submit();
  expect(logInByEmail).toHaveBeenCalledWith({
    body: { email: 'lin@example.com', code: '482913', challenge: CHALLENGE },
  });
  expect(platform.destinations).toEqual([{ route: 'me' }]);
});

test('begins with the e-mail address where the shop sends no short messages', async () => {
  const context = createLoadContext({});
  context.store.dispatch(setShopProfile({ ...OWN_SHOP, codeTargets: ['email'] }));
  await renderScreen(screen, context);
  expect(page.getByLabelText('邮箱')).toBeVisible();
  expect(page.queryByRole('button', { name: '验证码登录' })).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: '密码登录' })).toBeVisible();
});

test('offers no e-mail where the shop sends none', async () => {
  const context = createLoadContext({});
  context.store.dispatch(setShopProfile({ ...OWN_SHOP, codeTargets: ['mobile'] }));
  await renderScreen(screen, context);
  expect(page.getByLabelText('手机号')).toBeVisible();
  expect(page.queryByRole('button', { name: '邮箱验证码登录' })).not.toBeInTheDocument();
});

test('shows a network error at the field', async () => {
  const verifyMobile = () => Promise.reject(new ApiError('network'));
  await renderLogin({ verifyMobile });
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await agree();
  await submit();
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription(/请检查网络/);
});

test('says only at the log-in by mobile that a new account is created', async () => {
  const { unmount } = await renderLogin({});
  expect(page.getByText('未注册的手机号将自动创建账户')).toBeVisible();
  unmount();
  await renderLogin({}, { by: 'password' });
  expect(page.getByText('用已有账户的密码登录')).toBeVisible();
  expect(page.queryByText('未注册的手机号将自动创建账户')).not.toBeInTheDocument();
});

test('sends no code to an incomplete mobile', async () => {
  sendSecurityCode.mockClear();
  await renderLogin({});
  await userEvent.type(page.getByLabelText('手机号'), '1380013');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  expect(page.getByLabelText('手机号')).toHaveAccessibleDescription('请填写 11 位手机号');
  expect(sendSecurityCode).not.toHaveBeenCalled();
});

test('sends one code when the button is pressed twice', async () => {
  sendSecurityCode.mockClear();
  await renderLogin({});
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  await userEvent.dblClick(page.getByRole('button', { name: '获取验证码' }));
  expect(sendSecurityCode).toHaveBeenCalledOnce();
  expect(page.getByLabelText('验证码')).toBeVisible();
});

test('logs in once when the form is submitted twice at once', async () => {
  const verifyMobile = vi.fn(async () => session);
  const { platform } = await renderLogin({ verifyMobile });
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await agree();
  const form = page.getByRole('form', { name: '验证码登录' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(platform.destinations).toHaveLength(1));
  expect(verifyMobile).toHaveBeenCalledOnce();
});

test.each(['482913', '482 913', ' 482-913 '])(
  'takes all digits of the pasted code “%s”',
  async (text) => {
    await renderLogin({});
    await userEvent.click(page.getByLabelText('验证码'));
    await userEvent.paste(text);
    expect(page.getByLabelText('验证码')).toHaveValue('482913');
  },
);

test('takes no more digits than a code has', async () => {
  await renderLogin({});
  await userEvent.type(page.getByLabelText('验证码'), '48291355');
  expect(page.getByLabelText('验证码')).toHaveValue('482913');
});

test('shows and hides the password', async () => {
  await renderLogin({}, { by: 'password' });
  const field = page.getByLabelText('密码');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: '显示密码' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: '隐藏密码' }));
  expect(field).toHaveAttribute('type', 'password');
});
