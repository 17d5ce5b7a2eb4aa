import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { address } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const home = address('1', { defaultShippingAddress: true });
const work = address('2', { name: '周景行', addressLine: '三里屯路 19 号院' });

async function showBook(addresses: Address[], answers = {}) {
  const listAddresses = vi.fn(async () => addresses);
  const context = loadContext({ listAddresses, ...answers });
  context.store.dispatch(shopperEntered('key'));
  return { listAddresses, ...(await showScreen(screen, context)) };
}

const entryOf = async (name: string) => {
  const entry = (await page.findByText(name)).closest('li');
  if (!entry) throw new Error(`${name} is in no entry`);
  return within(entry);
};

test('each address says who and where; the default is marked, and needs not be made one', async () => {
  const { head } = await showBook([home, work]);
  const first = await entryOf('林知夏');
  expect(first.getByText('138 **** 8000')).toBeVisible();
  expect(first.getByText('默认')).toBeVisible();
  expect(first.queryByRole('button', { name: /设为默认/ })).toBeNull();
  expect(first.getByRole('link', { name: /编辑/ })).toHaveAttribute('href', '/user/addresses/1');
  expect(head).toMatchObject({ title: '收货地址', noIndex: true });
});

test('the default moves to another address', async () => {
  const updateAddress = vi.fn(async () => ({ ...work, defaultShippingAddress: true }));
  await showBook([home, work], { updateAddress });
  const second = await entryOf('周景行');
  await userEvent.click(second.getByRole('button', { name: /设为默认/ }));
  expect(await second.findByText('默认')).toBeVisible();
  expect((await entryOf('林知夏')).queryByText('默认')).toBeNull();
  expect(updateAddress).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ defaultShippingAddress: true }) }),
  );
});

test('an address is deleted only once that was confirmed; the shop names the next default', async () => {
  const deleteAddress = vi.fn(async () => ({ done: true as const }));
  const { listAddresses } = await showBook([home, work], { deleteAddress });
  await userEvent.click((await entryOf('林知夏')).getByRole('button', { name: /删除/ }));
  expect(deleteAddress).not.toHaveBeenCalled();
  listAddresses.mockResolvedValue([{ ...work, defaultShippingAddress: true }]);
  await userEvent.click(page.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(page.queryByText('林知夏')).toBeNull());
  expect(await (await entryOf('周景行')).findByText('默认')).toBeVisible();
});

test('an empty book leads to the first address', async () => {
  await showBook([]);
  expect(await page.findByRole('link', { name: '新增地址' })).toHaveAttribute(
    'href',
    '/user/addresses/new',
  );
});
