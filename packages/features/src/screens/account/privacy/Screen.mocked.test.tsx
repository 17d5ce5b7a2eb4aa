import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { selectIsLoggedIn, selectPreferences, shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const saveFile = vi.hoisted(() => vi.fn(async () => 'saved' as const));
vi.mock('./save-file', () => ({ saveFile }));

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  isEmailVerified: false,
  gender: null,
  birthday: null,
  role: 'shopper' as const,
  tier: null,
  hasPassword: true,
  isMessagingBound: false,
  createdAt: '2025-10-01T00:00:00.000Z',
};

async function renderPrivacy(answers: Partial<Api> = {}) {
  const context = createLoadContext({
    getProfile: async () => profile,
    getPreferences: async () => ({ preferences: [] }),
    listSubscriptions: async () => [{ channel: 'sms', topic: 'news', isOn: true }],
    ...answers,
  });
  const rendered = await renderScreen(screen, context);
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  await page.findByRole('switch', { name: /记录近来看过的/ });
  return { ...rendered, ...context };
}

test('shows an undecided preference as off and saves the decision', async () => {
  const on = { preferences: [{ code: 'recently-viewed' as const, isOn: true }] };
  const createPreferences = vi.fn(async () => on);
  const { store } = await renderPrivacy({ createPreferences });
  const remember = page.getByRole('switch', { name: /记录近来看过的/ });
  expect(remember).not.toBeChecked();
  await userEvent.click(remember);
  expect(createPreferences).toHaveBeenCalledWith({ body: on });
  expect(remember).toBeChecked();
  expect(page.getByRole('switch', { name: /为我推荐/ })).not.toBeChecked();
  expect(store.getState().user?.showGB2020Popup).toBe(false);
});

test('ends a subscription and disables channels without an address', async () => {
  const subscribe = vi.fn(async () => ({
    channel: 'sms' as const,
    topic: 'news' as const,
    isOn: false,
  }));
  await renderPrivacy({ subscribe });
  expect(page.getByRole('switch', { name: /短信/ })).toBeChecked();
  await userEvent.click(page.getByRole('switch', { name: /短信/ }));
  expect(page.getByRole('switch', { name: /短信/ })).not.toBeChecked();
  expect(page.getByRole('switch', { name: /邮件/ })).toBeDisabled();
});

test('switches back when a subscription cannot be saved', async () => {
  await renderPrivacy({ subscribe: () => Promise.reject(new ApiError('network')) });
  await userEvent.click(page.getByRole('switch', { name: /短信/ }));
  expect(await page.findByText(/检查网络/)).toBeVisible();
  expect(page.getByRole('switch', { name: /短信/ })).toBeChecked();
});

test('switches a preference at once and back when it cannot be saved', async () => {
  let fail: (error: ApiError) => void = () => undefined;
  const createPreferences = () => new Promise<never>((_, reject) => (fail = reject));
  const { store } = await renderPrivacy({ createPreferences });
  const remember = page.getByRole('switch', { name: /记录近来看过的/ });
  await userEvent.click(remember);
  expect(remember).toBeChecked();
  await act(async () => fail(new ApiError('network')));
  expect(remember).not.toBeChecked();
  expect(selectPreferences(store.getState())).toEqual([]);
  expect(await page.findByText(/检查网络/)).toBeVisible();
});

test('exports the personal information as a file named after the day in China', async () => {
  const information = { exportedAt: '2026-11-20T20:00:00.000Z', sections: [] };
  await renderPrivacy({ getPersonalInformation: async () => information });
  await userEvent.click(page.getByRole('button', { name: '导出文件' }));
  expect(saveFile).toHaveBeenCalledWith(
    '个人信息-2026-11-21.json',
    JSON.stringify(information, null, 2),
  );
  expect(await page.findByText('文件已保存')).toBeVisible();
});

test('erases the account after a confirmation and opens the home page as a guest', async () => {
  const erasePersonalInformation = vi.fn(async () => ({ done: true as const }));
  const { store, platform, unmount } = await renderPrivacy({ erasePersonalInformation });
  await userEvent.click(page.getByRole('button', { name: '注销账户' }));
  const sheet = within(page.getByRole('dialog'));
  const erase = sheet.getByRole('button', { name: '注销账户' });
  expect(erase).toBeDisabled();
  await userEvent.click(sheet.getByRole('checkbox'));
  await userEvent.click(erase);
  expect(erasePersonalInformation).toHaveBeenCalledWith({ query: { confirm: 'YES' } });
  unmount();
  expect(platform.destinations).toEqual([{ route: 'home' }]);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
});

test('shows why an account with an open order cannot be erased', async () => {
  const conflict = new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', message: '还有未完成的订单', requestId: 'r' } },
  });
  await renderPrivacy({ erasePersonalInformation: () => Promise.reject(conflict) });
  await userEvent.click(page.getByRole('button', { name: '注销账户' }));
  const sheet = within(page.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('checkbox'));
  await userEvent.click(sheet.getByRole('button', { name: '注销账户' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('还有未完成的订单');
});

test('explains why a channel cannot be subscribed', async () => {
  await renderPrivacy();
  expect(page.getByRole('switch', { name: /^邮件.*请先在个人资料中填写邮箱$/ })).toBeDisabled();
  expect(page.getByRole('switch', { name: /^微信.*请先绑定微信$/ })).toBeDisabled();
  expect(page.getByRole('switch', { name: '短信' })).toBeEnabled();
});

test('saves a switch once when it is pressed twice', async () => {
  let finish: (subscription: unknown) => void = () => undefined;
  const subscribe = vi.fn(() => new Promise<never>((resolve) => (finish = resolve as never)));
  await renderPrivacy({ subscribe });
  const sms = page.getByRole('switch', { name: /短信/ });
  await userEvent.dblClick(sms);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    body: { channel: 'sms', topic: 'news', isOn: false },
  });
  expect(sms).toBeDisabled();
  await act(async () => finish({ channel: 'sms', topic: 'news', isOn: false }));
  expect(sms).toBeEnabled();
  expect(sms).not.toBeChecked();
});

test('switches a preference with the space bar', async () => {
  const on = { preferences: [{ code: 'recommendations' as const, isOn: true }] };
  const createPreferences = vi.fn(async () => on);
  await renderPrivacy({ createPreferences });
  page.getByRole('switch', { name: /为我推荐/ }).focus();
  await userEvent.keyboard(' ');
  expect(createPreferences).toHaveBeenCalledExactlyOnceWith({ body: on });
});

test('says so when the personal information cannot be exported', async () => {
  saveFile.mockClear();
  await renderPrivacy({ getPersonalInformation: () => Promise.reject(new ApiError('network')) });
  await userEvent.click(page.getByRole('button', { name: '导出文件' }));
  expect(await page.findByText(/请检查网络后再试/)).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('closing the sheet keeps the account', async () => {
  const erasePersonalInformation = vi.fn();
  await renderPrivacy({ erasePersonalInformation });
  await userEvent.click(page.getByRole('button', { name: '注销账户' }));
  await userEvent.click(within(page.getByRole('dialog')).getByRole('checkbox'));
  fireEvent(page.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(erasePersonalInformation).not.toHaveBeenCalled();
});

const verificationNeeded = () =>
  new ApiError('forbidden', {
    status: 403,
    statusText: '',
    headers: {},
    data: {
      error: {
        code: 'forbidden',
        reason: 'verification-needed',
        message: '请先验证手机号',
        requestId: 'r',
      },
    },
  });

test('asks for a code where the server wants a proof, and then repeats the export', async () => {
  saveFile.mockClear();
  const information = { exportedAt: '2026-11-20T20:00:00.000Z', sections: [] };
  const getPersonalInformation = vi.fn(async () => information);
  getPersonalInformation.mockRejectedValueOnce(verificationNeeded());
  const challenge = 'challenge-of-this-code';
  const sendVerificationCode = async () => ({
    challenge,
    expiresInSeconds: 300,
    resendAfterSeconds: 60,
  });
  const verifyShopper = vi.fn(async () => ({ done: true as const }));
  await renderPrivacy({ getPersonalInformation, sendVerificationCode, verifyShopper });
  await userEvent.click(page.getByRole('button', { name: '导出文件' }));
  const sheet = within(await page.findByRole('dialog', { name: '验证身份' }));
  await userEvent.click(sheet.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(sheet.getByLabelText('验证码'), '482913');
  await userEvent.click(sheet.getByRole('button', { name: '确认' }));
  expect(verifyShopper).toHaveBeenCalledWith({ body: { code: '482913', challenge } });
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(getPersonalInformation).toHaveBeenCalledTimes(2);
});

test('exports nothing and shows no error when the proof is not given', async () => {
  saveFile.mockClear();
  await renderPrivacy({ getPersonalInformation: () => Promise.reject(verificationNeeded()) });
  await userEvent.click(page.getByRole('button', { name: '导出文件' }));
  const sheet = await page.findByRole('dialog', { name: '验证身份' });
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(page.getByRole('button', { name: '导出文件' })).toBeEnabled());
  expect(page.queryByText(/请检查网络后再试/)).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});

test('lists the signed-in devices and ends the session of one', async () => {
  const createSession = (id: string, isCurrent: boolean) => ({
    id,
    isCurrent,
    device: isCurrent ? 'Chrome · Windows' : 'Safari · iOS',
    network: '203.0.*.*',
    startedAt: '2026-11-01T00:00:00.000Z',
    lastSeenAt: '2026-11-20T20:00:00.000Z',
    expiresAt: '2026-12-20T20:00:00.000Z',
  });
  const listSessions = vi.fn(async () => [createSession('2', true)]);
  listSessions.mockResolvedValueOnce([createSession('2', true), createSession('1', false)]);
  const endSession = vi.fn(async () => ({ done: true as const }));
  await renderPrivacy({ listSessions, endSession });
  await userEvent.click(page.getByRole('button', { name: '查看设备' }));
  expect(await page.findByText('本机')).toBeVisible();
  expect(page.getAllByText('最近使用 2026-11-21 · 203.0.*.*')).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: '退出登录 Safari · iOS' }));
  expect(endSession).toHaveBeenCalledExactlyOnceWith({ params: { id: '1' } });
  await waitFor(() => expect(page.queryByText('Safari · iOS')).toBeNull());
  expect(page.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
});
