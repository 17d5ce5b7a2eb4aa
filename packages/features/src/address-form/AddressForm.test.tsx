import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { Address } from '@vitrine/contract';
import type { ShippingCountryCode } from '@vitrine/kit';
import { selectAddresses } from '@vitrine/state';
import { address } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { AddressForm } from './AddressForm.tsx';

const getCountryStates = vi.fn(async ({ params }: { params: { id: string } }) =>
  params.id === '42'
    ? [
        { id: '4209', name: '上海市', code: 'SH' },
        { id: '4219', name: '广东省', code: 'GD' },
      ]
    : [{ id: '9201', name: '中西区', code: 'HCW' }],
);

function showForm(answers: object, of?: Address, country: ShippingCountryCode = 'CN') {
  const onSaved = vi.fn();
  const context = loadContext({ getCountryStates, ...answers });
  showIn(context, <AddressForm address={of} onSaved={onSaved} />, {}, { country });
  return { onSaved, ...context };
}

const save = () => userEvent.click(screen.getByRole('button', { name: '保存地址' }));
const pasted = '林知夏 13800138000 上海市徐汇区武康路12弄3号502室';

test('a pasted address fills the fields, is sent, and is in the book', async () => {
  const saved = address('7');
  const createAddress = vi.fn(async () => saved);
  const { onSaved, store } = showForm({ createAddress });
  await screen.findByRole('option', { name: '上海市' });
  await userEvent.type(screen.getByLabelText('粘贴整段地址'), pasted);
  await userEvent.click(screen.getByRole('button', { name: '识别并填入' }));
  expect(screen.getByLabelText('区县')).toHaveValue('徐汇区');
  expect(screen.getByLabelText('城市')).toHaveValue('上海市');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(createAddress).toHaveBeenCalledWith(
    expect.objectContaining({
      query: { 'apply-zip-code': 'YES' },
      body: expect.objectContaining({ stateId: '4209', mobile: '13800138000' }),
    }),
  );
  expect(selectAddresses(store.getState())).toEqual([saved]);
});

test('what is missing is told beside its field, and nothing is sent', async () => {
  const createAddress = vi.fn();
  showForm({ createAddress });
  await save();
  expect(screen.getByLabelText('收件人')).toBeInvalid();
  expect(screen.getByText('请填写街道、楼号与房号')).toBeVisible();
  expect(createAddress).not.toHaveBeenCalled();
});

test('an address of the book is written anew; what the shop refuses stands beside its field', async () => {
  const refused = new ApiError('bad-input', {
    status: 400,
    statusText: 'Bad Request',
    headers: {},
    data: {
      error: {
        code: 'bad-input',
        message: '收货地址有误',
        fields: [{ path: 'body.district', message: '请填写真实的区县' }],
      },
    },
  });
  const updateAddress = vi.fn(() => Promise.reject(refused));
  const { onSaved } = showForm({ updateAddress }, address('7'));
  await screen.findByRole('option', { name: '上海市' });
  await save();
  expect(await screen.findByText('请填写真实的区县')).toBeVisible();
  expect(screen.getByText('收货地址有误')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('Hong Kong has districts of its own, and no zip code', async () => {
  showForm({});
  await userEvent.selectOptions(screen.getByLabelText('国家或地区'), 'HK');
  expect(await screen.findByRole('option', { name: '中西区' })).toBeInTheDocument();
  expect(screen.queryByLabelText('邮政编码')).toBeNull();
});

test('provinces that do not load can be asked for again', async () => {
  getCountryStates.mockRejectedValueOnce(new ApiError('network'));
  showForm({});
  await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('option', { name: '上海市' })).toBeInTheDocument();
});

test('a new one begins where parcels of the shopper go; one of the book stays where it is', async () => {
  showForm({}, undefined, 'HK');
  expect(screen.getByLabelText('国家或地区')).toHaveValue('HK');
  expect(await screen.findByRole('option', { name: '中西区' })).toBeInTheDocument();
  expect(screen.queryByLabelText('城市')).toBeNull();
  cleanup();
  showForm({}, address('7'), 'HK');
  expect(screen.getByLabelText('国家或地区')).toHaveValue('CN');
});
