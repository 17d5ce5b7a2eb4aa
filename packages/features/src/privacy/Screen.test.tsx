import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { selectIsLoggedIn, selectShowGB2020Popup, shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const saveFile = vi.hoisted(() => vi.fn(async () => 'saved' as const));
vi.mock('./save-file', () => ({ saveFile }));

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  gender: null,
  birthday: null,
  role: 'shopper' as const,
  tier: null,
  hasPassword: true,
  isMessagingBound: false,
  createdAt: '2025-10-01T00:00:00.000Z',
};

async function showPrivacy(answers: Partial<Api> = {}) {
  const context = loadContext({
    getProfile: async () => profile,
    getPreferences: async () => ({ preferences: [] }),
    listSubscriptions: async () => [{ channel: 'sms', topic: 'news', isOn: true }],
    ...answers,
  });
  const shown = await showScreen(screen, context);
  act(() => void context.store.dispatch(shopperEntered('key')));
  await page.findByRole('switch', { name: /记录近来看过的/ });
  return { ...shown, ...context };
}

test('what nobody has decided is off, and a decision is kept', async () => {
  const on = { preferences: [{ code: 'recently-viewed' as const, isOn: true }] };
  const createPreferences = vi.fn(async () => on);
  const { store } = await showPrivacy({ createPreferences });
  const remember = page.getByRole('switch', { name: /记录近来看过的/ });
  expect(remember).not.toBeChecked();
  await userEvent.click(remember);
  expect(createPreferences).toHaveBeenCalledWith({ body: on });
  expect(remember).toBeChecked();
  expect(page.getByRole('switch', { name: /为我推荐/ })).not.toBeChecked();
  expect(selectShowGB2020Popup(store.getState())).toBe(false);
});

test('news end when the shopper says so, and go nowhere that the shop does not know', async () => {
  const subscribe = vi.fn(async () => ({
    channel: 'sms' as const,
    topic: 'news' as const,
    isOn: false,
  }));
  await showPrivacy({ subscribe });
  expect(page.getByRole('switch', { name: /短信/ })).toBeChecked();
  await userEvent.click(page.getByRole('switch', { name: /短信/ }));
  expect(page.getByRole('switch', { name: /短信/ })).not.toBeChecked();
  expect(page.getByRole('switch', { name: /邮件/ })).toBeDisabled();
});

test('a decision that the shop does not take stays as it was', async () => {
  await showPrivacy({ subscribe: () => Promise.reject(new ApiError('network')) });
  await userEvent.click(page.getByRole('switch', { name: /短信/ }));
  expect(await page.findByText(/检查网络/)).toBeVisible();
  expect(page.getByRole('switch', { name: /短信/ })).toBeChecked();
});

test('what the shop knows is handed over as a file named by its day', async () => {
  const information = { exportedAt: '2026-11-20T20:00:00.000Z', sections: [] };
  await showPrivacy({ getPersonalInformation: async () => information });
  await userEvent.click(page.getByRole('button', { name: '导出文件' }));
  expect(saveFile).toHaveBeenCalledWith(
    '个人信息-2026-11-21.json',
    JSON.stringify(information, null, 2),
  );
  expect(await page.findByText('文件已保存')).toBeVisible();
});

test('an account is erased by whoever is sure, and leads home as nobody', async () => {
  const erasePersonalInformation = vi.fn(async () => ({ done: true as const }));
  const { store, platform, unmount } = await showPrivacy({ erasePersonalInformation });
  await userEvent.click(page.getByRole('button', { name: '注销账户' }));
  const sheet = within(page.getByRole('dialog'));
  const erase = sheet.getByRole('button', { name: '注销账户' });
  expect(erase).toBeDisabled();
  await userEvent.click(sheet.getByRole('checkbox'));
  await userEvent.click(erase);
  expect(erasePersonalInformation).toHaveBeenCalledWith({ query: { confirm: 'YES' } });
  unmount();
  expect(platform.visits).toEqual([{ route: 'home' }]);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
});

test('an order that is not over keeps the account', async () => {
  const open = new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', message: '还有未完成的订单', requestId: 'r' } },
  });
  await showPrivacy({ erasePersonalInformation: () => Promise.reject(open) });
  await userEvent.click(page.getByRole('button', { name: '注销账户' }));
  const sheet = within(page.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('checkbox'));
  await userEvent.click(sheet.getByRole('button', { name: '注销账户' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('还有未完成的订单');
});
