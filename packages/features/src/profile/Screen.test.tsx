import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { selectUserInfo, shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  gender: 'women' as const,
  birthday: '1992-04-18',
  role: 'shopper' as const,
  tier: null,
  hasPassword: true,
  isMessagingBound: true,
  createdAt: '2025-10-01T00:00:00.000Z',
};

const refused = (reason: string, message: string) =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason, message, requestId: 'r' } },
  });

async function showProfile(answers: Partial<Api> = {}, known: Partial<typeof profile> = {}) {
  const getProfile = async () => ({ ...profile, ...known });
  const context = loadContext({ getProfile, ...answers });
  const shown = await showScreen(screen, context);
  act(() => void context.store.dispatch(shopperEntered('key')));
  await page.findByLabelText('姓名');
  return { ...shown, ...context };
}

const write = async (label: string, text: string) => {
  await userEvent.clear(page.getByLabelText(label));
  if (text) await userEvent.type(page.getByLabelText(label), text);
};
const save = () => userEvent.click(page.getByRole('button', { name: '保存' }));

test('what is changed is saved, and what is cleared is told as nothing', async () => {
  const updateProfile = vi.fn(async () => ({ ...profile, name: '林夏', birthday: null }));
  await showProfile({ updateProfile });
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

test('what is wrong is told at its field before anything is sent', async () => {
  const updateProfile = vi.fn(async () => profile);
  await showProfile({ updateProfile });
  await write('邮箱', 'lin@');
  await userEvent.selectOptions(page.getByLabelText('月'), '02');
  await userEvent.selectOptions(page.getByLabelText('日'), '30');
  await save();
  expect(page.getByLabelText('邮箱')).toHaveAccessibleDescription('请填写完整的邮箱地址');
  expect(page.getByRole('alert')).toHaveTextContent('请选择完整的日期');
  expect(updateProfile).not.toHaveBeenCalled();
});

test('an address that is somebody else’s is told at its field', async () => {
  const updateProfile = () => Promise.reject(refused('email-taken', '该邮箱已被使用'));
  await showProfile({ updateProfile });
  await write('邮箱', 'one@example.com');
  await save();
  expect(page.getByLabelText('邮箱')).toHaveAccessibleDescription('该邮箱已被使用');
});

test('whoever leaves with something unsaved is asked first', async () => {
  const { platform } = await showProfile();
  act(() => platform.tryLeaving());
  expect(platform.visits).toEqual([{ route: 'home' }]);
  await write('姓名', '林夏');
  act(() => platform.tryLeaving());
  const question = page.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: '取消' }));
  expect(platform.visits).toHaveLength(1);
  act(() => platform.tryLeaving());
  await userEvent.click(await page.findByRole('button', { name: '确认' }));
  expect(platform.visits).toHaveLength(2);
});

test('a new password needs the present one, twice the same and long enough', async () => {
  const updateProfile = vi.fn(async () => profile);
  updateProfile.mockRejectedValueOnce(refused('password-wrong', '当前密码不正确'));
  await showProfile({ updateProfile });
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

test('the messaging app is untied once that was confirmed', async () => {
  const unbindMessaging = vi.fn(async () => ({ done: true as const }));
  const { store } = await showProfile({ unbindMessaging });
  await userEvent.click(page.getByRole('button', { name: /微信/ }));
  expect(unbindMessaging).not.toHaveBeenCalled();
  const question = within(page.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }));
  expect(await page.findByText('在微信中打开本店即可绑定')).toBeVisible();
  expect(selectUserInfo(store.getState())?.isMessagingBound).toBe(false);
});

test('the only way in stays', async () => {
  const unbindMessaging = () => Promise.reject(refused('last-way-in', '这是唯一的登录方式'));
  await showProfile({ unbindMessaging });
  await userEvent.click(page.getByRole('button', { name: /微信/ }));
  await userEvent.click(
    within(page.getByRole('alertdialog')).getByRole('button', { name: '解除绑定' }),
  );
  expect(await page.findByText('这是唯一的登录方式')).toBeVisible();
  expect(page.getByRole('button', { name: /微信/ })).toBeVisible();
});

test('the account in the messaging app is told by its name there, once that is known', async () => {
  const known = { isBound: true, nickname: '夏夏', avatarUrl: null };
  await showProfile({ getMessagingProfile: async () => known });
  expect(await page.findByText('已绑定 夏夏')).toBeVisible();
});
