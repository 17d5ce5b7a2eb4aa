import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookAddress } from '@vitrine/platform';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { AddressBookButton } from './AddressBookButton.tsx';
import { createDraft } from './draft.ts';

const chosen: BookAddress = {
  name: '林知夏',
  mobile: '13800138000',
  province: '上海市',
  city: '上海市',
  district: '徐汇区',
  line: '武康路 100 号',
  zipCode: '200031',
};
const divisions = { stateId: '4209', city: '上海市', district: '徐汇区' };
const NOTHING = { stateId: null, city: null, district: null };

function renderButton(
  choose: () => Promise<BookAddress | null>,
  parsed: object = divisions,
  vendor: 'wechat' | 'douyin' | 'alipay' = 'wechat',
) {
  const onChosen = vi.fn();
  const parseAddress = vi.fn(async () => parsed as never);
  const draft = { ...createDraft('CN'), name: '周予安', city: '杭州市', district: '西湖区' };
  renderInShop(
    createLoadContext({ parseAddress }),
    <AddressBookButton draft={draft} onChosen={onChosen} />,
    {},
    { addressBook: { vendor, choose } },
  );
  return { onChosen, parseAddress, draft };
}

const press = (name = '使用微信地址') => userEvent.click(screen.getByRole('button', { name }));

test('fills the fields with the divisions that the shop knows', async () => {
  const { onChosen, parseAddress, draft } = renderButton(async () => chosen);
  await press();
  expect(parseAddress).toHaveBeenCalledWith({ body: { text: '上海市 上海市 徐汇区' } });
  expect(onChosen).toHaveBeenCalledExactlyOnceWith({
    ...draft,
    ...divisions,
    name: '林知夏',
    mobile: '13800138000',
    addressLine: '武康路 100 号',
    zipCode: '200031',
  });
});

test('leaves divisions that the shop does not know to the shopper', async () => {
  const { onChosen } = renderButton(async () => ({ ...chosen, zipCode: '000000x' }), NOTHING);
  await press();
  expect(onChosen).toHaveBeenCalledWith(
    expect.objectContaining({
      stateId: '',
      city: '',
      district: '',
      addressLine: '武康路 100 号',
      zipCode: '',
    }),
  );
});

test('stays silent when the shopper declines', async () => {
  const { onChosen } = renderButton(async () => null);
  await press();
  expect(onChosen).not.toHaveBeenCalled();
  expect(screen.queryByText(/没能打开/)).toBeNull();
});

test('tells that the host has failed', async () => {
  const { onChosen } = renderButton(() => Promise.reject(new Error('no address book')));
  await press();
  await waitFor(() => expect(screen.getByText('没能打开地址簿，请在下方填写')).toBeVisible());
  expect(onChosen).not.toHaveBeenCalled();
});

test.each([
  ['douyin', '使用抖音地址'],
  ['alipay', '使用支付宝地址'],
] as const)('names the address book of %s', (vendor, name) => {
  renderButton(async () => null, divisions, vendor);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a browser offers no address book', () => {
  renderInShop(
    createLoadContext({}),
    <AddressBookButton draft={createDraft('CN')} onChosen={() => undefined} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
