import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperEntered } from '@vitrine/state';
import { address } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const getCountryStates = async () => [{ id: '4209', name: '上海市', code: 'SH' }];

async function showAddress(id: string, answers = {}) {
  const listAddresses = async () => [address('1')];
  const context = loadContext({ listAddresses, getCountryStates, ...answers }, { params: { id } });
  context.store.dispatch(shopperEntered('key'));
  return { ...context, ...(await showScreen(screen, context)) };
}

test('an address of the book stands in its form', async () => {
  const { head } = await showAddress('1');
  expect(await page.findByLabelText('收件人')).toHaveValue('林知夏');
  expect(head.title).toBe('编辑地址');
});

test('an address that was saved leads back', async () => {
  const updateAddress = vi.fn(async () => address('1'));
  const { platform } = await showAddress('1', { updateAddress });
  const back = vi.spyOn(platform.navigation, 'back');
  await userEvent.click(await page.findByRole('button', { name: '保存地址' }));
  expect(await page.findByText('地址已保存')).toBeVisible();
  expect(back).toHaveBeenCalledOnce();
});

test('a new one begins empty, and one that is not in the book is missing', async () => {
  const { unmount, head } = await showAddress('new');
  expect(await page.findByLabelText('收件人')).toHaveValue('');
  expect(head.title).toBe('新增地址');
  unmount();
  await showAddress('9');
  expect(await page.findByText('没有找到')).toBeVisible();
});

test('what was changed is not left without a question', async () => {
  const { platform } = await showAddress('1');
  const back = vi.fn();
  const held: ((go: () => void) => void)[] = [];
  platform.navigation.holdBack = (ask) => {
    held.push(ask);
    return () => void held.pop();
  };
  const field = await page.findByLabelText('详细地址');
  expect(held).toHaveLength(0);
  await userEvent.type(field, '，门牌 3');
  expect(held).toHaveLength(1);
  act(() => held[0]?.(back));
  await userEvent.click(await page.findByRole('button', { name: '取消' }));
  expect(back).not.toHaveBeenCalled();
  act(() => held[0]?.(back));
  await userEvent.click(await page.findByRole('button', { name: '确认' }));
  expect(back).toHaveBeenCalledOnce();
});
