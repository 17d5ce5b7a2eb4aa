import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Profile } from '@vitrine/contract';
import { selectUserInfo, shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { conflictError, createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  isEmailVerified: false,
  gender: 'women' as const,
  birthday: '1992-04-18',
  role: 'shopper' as const,
  tier: null,
  hasPassword: true,
  isMessagingBound: true,
  createdAt: '2025-10-01T00:00:00.000Z',
};

async function renderProfile(answers: Partial<Api> = {}, more: Partial<Profile> = {}) {
  const getProfile = vi.fn(async () => ({ ...profile, ...more }) as Profile);
  const context = createLoadContext({ getProfile, ...answers });
  const rendered = await renderScreen(screen, context);
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  await page.findByLabelText('姓名');
  return { ...rendered, ...context, getProfile };
}

const write = async (label: string, text: string) => {
  await userEvent.clear(page.getByLabelText(label));
  if (text) await userEvent.type(page.getByLabelText(label), text);
};
const save = () => userEvent.click(page.getByRole('button', { name: '保存' }));

test('saves changed fields and sends null for cleared ones', async () => {
  const updateProfile = vi.fn(async () => ({ ...profile, name: '林夏', birthday: null }));
  await renderProfile({ updateProfile });
  expect(page.getByRole('button', { name: '保存' })).toBeDisabled();
  await write('姓名', '林夏');
  for (const part of ['年', '月', '日'])
    await userEvent.selectOptions(page.getByLabelText(part), '');
  await save();
  expect(updateProfile).toHaveBeenCalledWith({
    body: { name: '林夏', email: null, gender: 'women', birthday: null },
  });
  expect(await page.findByText('资料已保存')).toBeVisible();
  expect(page.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('shows invalid input at its field and sends nothing', async () => {
  const updateProfile = vi.fn(async () => profile);
  await renderProfile({ updateProfile });
  await write('邮箱', 'lin@');
  await userEvent.selectOptions(page.getByLabelText('月'), '02');
  await userEvent.selectOptions(page.getByLabelText('日'), '30');
  await save();
  expect(page.getByLabelText('邮箱')).toHaveAccessibleDescription('请填写完整的邮箱地址');
  expect(page.getByRole('alert')).toHaveTextContent('请选择完整的日期');
  expect(updateProfile).not.toHaveBeenCalled();
});

test('shows a taken e-mail address at its field', async () => {
  const updateProfile = () => Promise.reject(conflictError('email-taken', '该邮箱已被使用'));
  await renderProfile({ updateProfile });
  await write('邮箱', 'one@example.com');
  await save();
  expect(page.getByLabelText('邮箱')).toHaveAccessibleDescription('该邮箱已被使用');
});

test('asks before leaving with unsaved changes', async () => {
  const { platform } = await renderProfile();
  act(() => platform.tryToLeave());
  expect(platform.destinations).toEqual([{ route: 'home' }]);
  await write('姓名', '林夏');
  act(() => platform.tryToLeave());
  const question = page.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: '取消' }));
  expect(platform.destinations).toHaveLength(1);
  act(() => platform.tryToLeave());
  await userEvent.click(await page.findByRole('button', { name: '确认' }));
  expect(platform.destinations).toHaveLength(2);
});

test('changes the password only with the current one and two equal new ones', async () => {
  const updateProfile = vi.fn(async () => profile);
  updateProfile.mockRejectedValueOnce(conflictError('password-wrong', '当前密码不正确'));
  await renderProfile({ updateProfile });
  await userEvent.click(page.getByRole('button', { name: /修改密码/ }));
  const sheet = within(page.getByRole('dialog'));
  await userEvent.type(sheet.getByLabelText('当前密码'), 'old password');
  await userEvent.type(sheet.getByLabelText('新密码'), 'new password');
  await userEvent.type(sheet.getByLabelText('再次输入新密码'), 'new passwrod{Enter}');
  expect(sheet.getByText('两次输入的密码不一致')).toBeVisible();
  await userEvent.clear(sheet.getByLabelText('再次输入新密码'));
  await userEvent.type(sheet.getByLabelText('再次输入新密码'), 'new password{Enter}');
  expect(await sheet.findByRole('alert')).toHaveTextContent('当前密码不正确');
  await userEvent.click(sheet.getByRole('button', { name: '保存' }));
  expect(updateProfile).toHaveBeenLastCalledWith({
    body: { password: { current: 'old password', next: 'new password' } },
  });
  expect(await page.findByText('密码已更新，其他设备已退出登录')).toBeVisible();
});

test('unbinds the messaging app after a confirmation', async () => {
  const unbindMessaging = vi.fn(async () => ({ done: true as const }));
  const { store } = await renderProfile({ unbindMessaging });
  await userEvent.click(page.getByRole('button', { name: /微信/ }));
  expect(unbindMessaging).not.toHaveBeenCalled();
  const question = within(page.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }));
  expect(await page.findByText('在微信中打开本店即可绑定')).toBeVisible();
  expect(selectUserInfo(store.getState())?.isMessagingBound).toBe(false);
});

test('keeps the messaging app bound when it is the only login method', async () => {
  const unbindMessaging = () => Promise.reject(conflictError('last-way-in', '这是唯一的登录方式'));
  await renderProfile({ unbindMessaging });
  await userEvent.click(page.getByRole('button', { name: /微信/ }));
  await userEvent.click(
    within(page.getByRole('alertdialog')).getByRole('button', { name: '解除绑定' }),
  );
  expect(await page.findByText('这是唯一的登录方式')).toBeVisible();
  expect(page.getByRole('button', { name: /微信/ })).toBeVisible();
});

test('shows the nickname of the bound messaging account', async () => {
  const messagingProfile = { isBound: true, nickname: '夏夏', avatarUrl: null };
  await renderProfile({ getMessagingProfile: async () => messagingProfile });
  expect(await page.findByText('已绑定 夏夏')).toBeVisible();
});

test.each([['birthday-ahead', '生日不能晚于今天']])(
  'shows the server error %s at the birthday',
  async (reason, message) => {
    await renderProfile({ updateProfile: () => Promise.reject(conflictError(reason, message)) });
    await write('姓名', '林夏');
    await save();
    expect(await page.findByRole('alert')).toHaveTextContent(message);
  },
);

test('keeps the input and shows a note when the profile cannot be saved', async () => {
  const updateProfile = () => Promise.reject(new ApiError('network'));
  await renderProfile({ updateProfile });
  await write('姓名', '林夏');
  await save();
  expect(await page.findByText('未能保存，请检查网络后再试')).toBeVisible();
  expect(page.getByLabelText('姓名')).toHaveValue('林夏');
  await write('姓名', '林知');
  expect(page.queryByText('未能保存，请检查网络后再试')).toBeNull();
});

test('saves once when the form is submitted twice at once', async () => {
  const updateProfile = vi.fn(async () => ({ ...profile, name: '林夏' }));
  await renderProfile({ updateProfile });
  await write('姓名', '林夏');
  const form = page.getByRole('form', { name: '个人资料' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await page.findByText('资料已保存')).toBeVisible();
  expect(updateProfile).toHaveBeenCalledOnce();
});

test('saves with the return key, and may leave without a question afterwards', async () => {
  const updateProfile = vi.fn(async () => ({ ...profile, name: '林夏' }));
  const { platform } = await renderProfile({ updateProfile });
  await write('姓名', '林夏{Enter}');
  expect(await page.findByText('资料已保存')).toBeVisible();
  act(() => platform.tryToLeave());
  expect(platform.destinations).toEqual([{ route: 'home' }]);
});

test('a shopper without a password sets one without a current one', async () => {
  const updateProfile = vi.fn(async () => ({ ...profile, hasPassword: true }));
  await renderProfile({ updateProfile }, { hasPassword: false });
  await userEvent.click(page.getByRole('button', { name: /设置密码/ }));
  const sheet = within(page.getByRole('dialog'));
  expect(sheet.queryByLabelText('当前密码')).toBeNull();
  await userEvent.type(sheet.getByLabelText('新密码'), '1234567{Enter}');
  expect(sheet.getByLabelText('新密码')).toHaveAccessibleDescription('至少 8 位');
  expect(updateProfile).not.toHaveBeenCalled();
  await userEvent.type(sheet.getByLabelText('新密码'), '8');
  await userEvent.type(sheet.getByLabelText('再次输入新密码'), '12345678{Enter}');
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    body: { password: { next: '12345678' } },
  });
  expect(await page.findByRole('button', { name: /修改密码/ })).toBeVisible();
});

test('keeps the messaging app bound when the question is declined', async () => {
  const unbindMessaging = vi.fn(async () => ({ done: true as const }));
  await renderProfile({ unbindMessaging });
  await userEvent.click(page.getByRole('button', { name: /微信/ }));
  const question = page.getByRole('alertdialog');
  fireEvent(question, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(unbindMessaging).not.toHaveBeenCalled();
});

test('leads to the log-in when the session has ended', async () => {
  const updateProfile = () => Promise.reject(new ApiError('unauthorised'));
  const { platform } = await renderProfile({ updateProfile });
  await write('姓名', '林夏');
  await save();
  await waitFor(() => expect(platform.destinations).toHaveLength(1));
  expect(platform.destinations[0]).toMatchObject({ route: 'login' });
});

test('confirms the e-mail address by a code that is mailed to it', async () => {
  const sendEmailCode = vi.fn(async () => ({
    challenge: 'x'.repeat(22),
    expiresInSeconds: 300,
    resendAfterSeconds: 60,
  }));
  const confirmEmail = vi.fn(async () => ({ done: true }) as const);
  await renderProfile({ sendEmailCode, confirmEmail }, { email: 'lin@example.com' });
  await userEvent.click(page.getByRole('button', { name: /邮箱.*验证/ }));
  const sheet = within(await page.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: '获取验证码' }));
  await userEvent.type(sheet.getByLabelText('验证码'), '482913');
  await userEvent.click(sheet.getByRole('button', { name: '确认' }));
  expect(confirmEmail).toHaveBeenCalledWith({
    body: { code: '482913', challenge: 'x'.repeat(22) },
  });
  expect(await page.findByText('lin@example.com')).toBeVisible();
});

test('binds a mobile to an account that has none, by the code that was sent to it', async () => {
  const bindMobile = vi.fn(async () => ({ done: true as const }));
  const sendMobileCode = vi.fn(async () => ({
    ...{ challenge: 'c'.repeat(22), expiresInSeconds: 300, resendAfterSeconds: 60 },
  }));
  const { getProfile, store } = await renderProfile(
    { bindMobile, sendMobileCode },
    { mobile: null },
  );
  await userEvent.click(page.getByRole('button', { name: /手机号/ }));
  const sheet = await page.findByRole('dialog', { name: '绑定手机号' });
  await userEvent.type(within(sheet).getByLabelText('手机号'), '13900139000');
  await userEvent.click(within(sheet).getByRole('button', { name: '获取验证码' }));
  expect(await within(sheet).findByText('验证码已发送至 13900139000')).toBeVisible();
  await userEvent.type(within(sheet).getByLabelText('验证码'), '482913');
  getProfile.mockResolvedValue({ ...profile, mobile: '139****9000' });
  await userEvent.click(within(sheet).getByRole('button', { name: '绑定' }));
  await waitFor(() => expect(selectUserInfo(store.getState())?.mobile).toBe('139****9000'));
  expect(bindMobile).toHaveBeenCalledWith({
    body: { mobile: '13900139000', code: '482913', challenge: 'c'.repeat(22) },
  });
});

test('says why a mobile could not be bound', async () => {
  const bindMobile = () => Promise.reject(conflictError('mobile-of-other', '该手机号已有账户'));
  await renderProfile({ bindMobile }, { mobile: null });
  await userEvent.click(page.getByRole('button', { name: /手机号/ }));
  const sheet = await page.findByRole('dialog', { name: '绑定手机号' });
  await userEvent.type(within(sheet).getByLabelText('手机号'), '13900139000');
  await userEvent.type(within(sheet).getByLabelText('验证码'), '482913');
  await userEvent.click(within(sheet).getByRole('button', { name: '绑定' }));
  expect(await within(sheet).findByText('该手机号已有账户')).toBeVisible();
});
