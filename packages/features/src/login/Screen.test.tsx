import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { selectIsLoggedIn } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

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

const refused = (message: string) =>
  new ApiError('unauthorised', {
    status: 401,
    statusText: '',
    headers: {},
    data: { error: { code: 'unauthorised', message, requestId: 'r' } },
  });

const sendSecurityCode = vi.fn(async () => ({ expiresInSeconds: 300, resendAfterSeconds: 60 }));

async function showLogin(answers: Partial<Api>, query: Record<string, string> = {}) {
  const context = loadContext({ sendSecurityCode, ...answers }, { query });
  return { ...(await showScreen(screen, context)), ...context };
}

const agree = () => userEvent.click(page.getByRole('checkbox'));
const submit = () => userEvent.click(page.getByRole('button', { name: '登录' }));

test('a mobile and its code lead in, and back to where the shopper was', async () => {
  const verifyMobile = vi.fn(async () => session);
  const { platform, store } = await showLogin({ verifyMobile }, { from: '/bag' });
  await userEvent.type(page.getByLabelText('手机号'), '138 0013 8000');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription('验证码已发送至 138 0013 8000');
  expect(page.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await agree();
  await submit();
  expect(verifyMobile).toHaveBeenCalledWith({ body: { mobile: '138 0013 8000', code: '482913' } });
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  expect(platform.visits).toEqual([{ url: '/bag' }]);
});

test('what is missing is told at its field before anything is sent', async () => {
  const verifyMobile = vi.fn(async () => session);
  await showLogin({ verifyMobile });
  await submit();
  expect(page.getByLabelText('手机号')).toHaveAccessibleDescription('请填写 11 位手机号');
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription('请填写 6 位验证码');
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await submit();
  expect(page.getByRole('alert')).toHaveTextContent('请先阅读并同意协议');
  expect(verifyMobile).not.toHaveBeenCalled();
});

test('a wrong code is told in the words of the shop, and may be tried again', async () => {
  const verifyMobile = vi.fn(async () => session);
  verifyMobile.mockRejectedValueOnce(refused('验证码有误，还可再试 4 次'));
  const { platform } = await showLogin({ verifyMobile });
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  await userEvent.type(page.getByLabelText('验证码'), '111111');
  await agree();
  await submit();
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription('验证码有误，还可再试 4 次');
  expect(platform.visits).toEqual([]);
  await submit();
  expect(platform.visits).toEqual([{ route: 'me' }]);
});

test('an account and its password lead in as well', async () => {
  const logIn = vi.fn(async () => session);
  const { platform } = await showLogin({ logIn }, { by: 'password' });
  await userEvent.type(page.getByLabelText('手机号或邮箱'), 'lin@example.com');
  await userEvent.type(page.getByLabelText('密码'), 'elsewhere{Enter}');
  expect(page.getByRole('alert')).toBeVisible();
  await agree();
  await submit();
  expect(logIn).toHaveBeenCalledWith({
    body: { account: 'lin@example.com', password: 'elsewhere' },
  });
  expect(platform.visits).toEqual([{ route: 'me' }]);
});

test('the other way in is an address of its own', async () => {
  const { platform } = await showLogin({}, { from: '/bag' });
  await userEvent.click(page.getByRole('button', { name: '密码登录' }));
  expect(platform.visits).toEqual([{ route: 'login', query: { from: '/bag', by: 'password' } }]);
});

test('without a network it says so', async () => {
  const verifyMobile = () => Promise.reject(new ApiError('network'));
  await showLogin({ verifyMobile });
  await userEvent.type(page.getByLabelText('手机号'), '13800138000');
  await userEvent.type(page.getByLabelText('验证码'), '482913');
  await agree();
  await submit();
  expect(page.getByLabelText('验证码')).toHaveAccessibleDescription(/请检查网络/);
});

test('only a mobile opens an account, and only there is it said', async () => {
  const { unmount } = await showLogin({});
  expect(page.getByText('未注册的手机号将自动创建账户')).toBeVisible();
  unmount();
  await showLogin({}, { by: 'password' });
  expect(page.getByText('用已有账户的密码登录')).toBeVisible();
  expect(page.queryByText('未注册的手机号将自动创建账户')).not.toBeInTheDocument();
});
