import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperSessionStarted } from '@vitrine/state';
import { address } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const getCountryStates = async () => [{ id: '4209', name: '上海市', code: 'SH' }];

async function renderAddress(id: string, answers = {}) {
  const listAddresses = async () => [address('1')];
  const context = createLoadContext(
    { listAddresses, getCountryStates, ...answers },
    { params: { id } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return { ...context, ...(await renderScreen(screen, context)) };
}

test('fills the form with a saved address', async () => {
  const { head } = await renderAddress('1');
  expect(await page.findByLabelText('收件人')).toHaveValue('林知夏');
  expect(head.title).toBe('编辑地址');
});

test('goes back after saving', async () => {
  const updateAddress = vi.fn(async () => address('1'));
  const { platform } = await renderAddress('1', { updateAddress });
  const back = vi.spyOn(platform.navigation, 'back');
  await userEvent.click(await page.findByRole('button', { name: '保存地址' }));
  expect(await page.findByText('地址已保存')).toBeVisible();
  expect(back).toHaveBeenCalledOnce();
});

test('starts empty for a new address and shows an unknown one as missing', async () => {
  const { unmount, head } = await renderAddress('new');
  expect(await page.findByLabelText('收件人')).toHaveValue('');
  expect(head.title).toBe('新增地址');
  unmount();
  await renderAddress('9');
  expect(await page.findByText('没有找到')).toBeVisible();
});

test('asks before leaving with unsaved changes', async () => {
  const { platform } = await renderAddress('1');
  const field = await page.findByLabelText('详细地址');
  platform.tryToLeave();
  expect(platform.destinations).toHaveLength(1);
  await userEvent.type(field, '，门牌 3');
  act(() => platform.tryToLeave());
  await userEvent.click(await page.findByRole('button', { name: '取消' }));
  expect(platform.destinations).toHaveLength(1);
  act(() => platform.tryToLeave());
  await userEvent.click(await page.findByRole('button', { name: '确认' }));
  expect(platform.destinations).toHaveLength(2);
});
