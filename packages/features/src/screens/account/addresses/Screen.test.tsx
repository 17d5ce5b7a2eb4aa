import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { address } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const home = address('1', { defaultShippingAddress: true });
const work = address('2', { name: '周景行', addressLine: '三里屯路 19 号院' });

async function renderAddresses(addresses: Address[], answers = {}) {
  const listAddresses = vi.fn(async () => addresses);
  const context = createLoadContext({ listAddresses, ...answers });
  context.store.dispatch(shopperSessionStarted('key'));
  return { listAddresses, ...(await renderScreen(screen, context)) };
}

const findEntry = async (name: string) => {
  const entry = (await page.findByText(name)).closest('li');
  if (!entry) throw new Error(`${name} is in no entry`);
  return within(entry);
};

test('shows name, mobile and address; only the default one lacks the default button', async () => {
  const { head } = await renderAddresses([home, work]);
  const first = await findEntry('林知夏');
  expect(first.getByText('138 **** 8000')).toBeVisible();
  expect(first.getByText('默认')).toBeVisible();
  expect(first.queryByRole('button', { name: /设为默认/ })).toBeNull();
  expect(first.getByRole('link', { name: /编辑/ })).toHaveAttribute('href', '/user/addresses/1');
  expect(head).toMatchObject({ title: '收货地址', noIndex: true });
});

test('makes another address the default', async () => {
  const updateAddress = vi.fn(async () => ({ ...work, defaultShippingAddress: true }));
  await renderAddresses([home, work], { updateAddress });
  const second = await findEntry('周景行');
  await userEvent.click(second.getByRole('button', { name: /设为默认/ }));
  expect(await second.findByText('默认')).toBeVisible();
  expect((await findEntry('林知夏')).queryByText('默认')).toBeNull();
  expect(updateAddress).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ defaultShippingAddress: true }) }),
  );
});

test('deletes an address after a confirmation and shows the new default', async () => {
  const deleteAddress = vi.fn(async () => ({ done: true as const }));
  const { listAddresses } = await renderAddresses([home, work], { deleteAddress });
  await userEvent.click((await findEntry('林知夏')).getByRole('button', { name: /删除/ }));
  expect(deleteAddress).not.toHaveBeenCalled();
  listAddresses.mockResolvedValue([{ ...work, defaultShippingAddress: true }]);
  await userEvent.click(page.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(page.queryByText('林知夏')).toBeNull());
  expect(await (await findEntry('周景行')).findByText('默认')).toBeVisible();
});

test('links to the form when no address is saved', async () => {
  await renderAddresses([]);
  expect(await page.findByRole('link', { name: '新增地址' })).toHaveAttribute(
    'href',
    '/user/addresses/new',
  );
});
