import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { Address } from '@vitrine/contract';
import type { ShippingCountryCode } from '@vitrine/kit';
import { selectAddresses, setShopConfiguration } from '@vitrine/state';
import { address } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { AddressForm } from './AddressForm.tsx';

const getCountryStates = vi.fn(async ({ params }: { params: { id: string } }) =>
  params.id === '42'
    ? [
        { id: '4209', name: '上海市', code: 'SH' },
        { id: '4219', name: '广东省', code: 'GD' },
      ]
    : [{ id: '9201', name: '中西区', code: 'HCW' }],
);

const place = (name: string, ...districts: string[]) => ({
  name,
  label: name,
  districts: districts.map((district) => ({ name: district, label: district })),
});
const listCities = vi.fn(async () => [
  place('上海市', '徐汇区', '静安区'),
  place('广州市', '越秀区'),
]);
const parseAddress = async () => ({
  name: '林知夏',
  mobile: '13800138000',
  stateId: '4209',
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路12弄3号502室',
  zipCode: null,
});

function renderForm(api: object, saved?: Address, country: ShippingCountryCode = 'CN') {
  const onSaved = vi.fn();
  const context = createLoadContext({ getCountryStates, listCities, parseAddress, ...api });
  renderInShop(context, <AddressForm address={saved} onSaved={onSaved} />, {}, { country });
  return { onSaved, ...context };
}

const save = () => userEvent.click(screen.getByRole('button', { name: '保存地址' }));
const PASTED = '林知夏 13800138000 上海市徐汇区武康路12弄3号502室';

test('fills the fields from a pasted address, sends it, and adds it to the saved ones', async () => {
  const saved = address('7');
  const createAddress = vi.fn(async () => saved);
  const { onSaved, store } = renderForm({ createAddress });
  await screen.findByRole('option', { name: '上海市' });
  await userEvent.type(screen.getByLabelText('粘贴整段地址'), PASTED);
  await userEvent.click(screen.getByRole('button', { name: '识别并填入' }));
  await waitFor(() => expect(screen.getByLabelText('区县')).toHaveValue('徐汇区'));
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

test('shows an error beside each missing field, and sends nothing', async () => {
  const createAddress = vi.fn();
  renderForm({ createAddress });
  await save();
  expect(screen.getByLabelText('收件人')).toBeInvalid();
  expect(screen.getByText('请填写街道、楼号与房号')).toBeVisible();
  expect(createAddress).not.toHaveBeenCalled();
});

test('updates a saved address, and shows an error of the server beside its field', async () => {
  const badInput = new ApiError('bad-input', {
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
  const updateAddress = vi.fn(() => Promise.reject(badInput));
  const { onSaved } = renderForm({ updateAddress }, address('7'));
  await screen.findByRole('option', { name: '上海市' });
  await save();
  expect(await screen.findByText('请填写真实的区县')).toBeVisible();
  expect(screen.getByText('收货地址有误')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('offers the districts of Hong Kong, without a zip code', async () => {
  renderForm({});
  await userEvent.selectOptions(screen.getByLabelText('国家或地区'), 'HK');
  expect(await screen.findByRole('option', { name: '中西区' })).toBeInTheDocument();
  expect(screen.queryByLabelText('邮政编码')).toBeNull();
});

test('offers the cities of the province, and the districts of the city', async () => {
  renderForm({});
  await screen.findByRole('option', { name: '上海市' });
  expect(screen.getByLabelText('城市')).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('省份'), '4219');
  await userEvent.selectOptions(
    screen.getByLabelText('城市'),
    await screen.findByRole('option', { name: '广州市' }),
  );
  await userEvent.selectOptions(screen.getByLabelText('区县'), '越秀区');
  expect(screen.queryByRole('option', { name: '徐汇区' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('省份'), '4209');
  expect(screen.getByLabelText('城市')).toHaveValue('上海市');
  expect(screen.getByLabelText('区县')).toHaveValue('');
});

test('keeps a saved city and district that are not in the list', async () => {
  renderForm({}, address('7', { city: { name: '老城市' }, district: '老城区' }));
  await screen.findByRole('option', { name: '广州市' });
  expect(screen.getByLabelText('城市')).toHaveValue('老城市');
  expect(screen.getByLabelText('区县')).toHaveValue('老城区');
});

test('lets the shopper type city and district when they do not load', async () => {
  listCities.mockRejectedValueOnce(new ApiError('network'));
  renderForm({});
  await screen.findByRole('option', { name: '上海市' });
  await userEvent.selectOptions(screen.getByLabelText('省份'), '4219');
  await waitFor(() => expect(screen.getByLabelText('城市').tagName).toBe('INPUT'));
  await userEvent.type(screen.getByLabelText('城市'), '广州市');
  expect(screen.getByLabelText('城市')).toHaveValue('广州市');
});

test('loads the provinces again on retry', async () => {
  getCountryStates.mockRejectedValueOnce(new ApiError('network'));
  renderForm({});
  await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('option', { name: '上海市' })).toBeInTheDocument();
});

test('starts a new address in the country delivered to, and keeps the country of a saved one', async () => {
  renderForm({}, undefined, 'HK');
  expect(screen.getByLabelText('国家或地区')).toHaveValue('HK');
  expect(await screen.findByRole('option', { name: '中西区' })).toBeInTheDocument();
  expect(screen.queryByLabelText('城市')).toBeNull();
  cleanup();
  renderForm({}, address('7'), 'HK');
  expect(screen.getByLabelText('国家或地区')).toHaveValue('CN');
});

test('saves once when the form is submitted twice at once', async () => {
  const createAddress = vi.fn(async () => address('7'));
  const { onSaved } = renderForm({ createAddress });
  await screen.findByRole('option', { name: '上海市' });
  await userEvent.type(screen.getByLabelText('粘贴整段地址'), PASTED);
  await userEvent.click(screen.getByRole('button', { name: '识别并填入' }));
  await waitFor(() => expect(screen.getByLabelText('区县')).toHaveValue('徐汇区'));
  const form = screen.getByRole('form', { name: '收货地址' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(createAddress).toHaveBeenCalledOnce();
});

test.each([
  ['收件人', '林', '请填写收件人姓名，与证件一致'],
  ['手机号', '12345', '请填写内地或香港的手机号'],
  ['邮政编码', '2000', '邮政编码为 6 位数字'],
])('checks the field %s with the text “%s” once it is left', async (label, text, error) => {
  renderForm({});
  const field = screen.getByLabelText(label);
  await userEvent.type(field, text);
  expect(field).not.toBeInvalid();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(error);
});

test('an empty field that is left shows no error', async () => {
  renderForm({});
  await userEvent.click(screen.getByLabelText('收件人'));
  await userEvent.tab();
  expect(screen.getByLabelText('收件人')).not.toBeInvalid();
});

test('the default address cannot be switched off', () => {
  renderForm({}, address('7', { defaultShippingAddress: true }));
  expect(screen.getByRole('switch', { name: /设为默认地址/ })).toBeDisabled();
  cleanup();
  renderForm({}, address('7', { defaultShippingAddress: false }));
  expect(screen.getByRole('switch', { name: /设为默认地址/ })).toBeEnabled();
});

test('keeps the input and shows a note when the address cannot be saved', async () => {
  const updateAddress = () => Promise.reject(new ApiError('network'));
  const { onSaved } = renderForm({ updateAddress }, address('7'));
  await userEvent.clear(screen.getByLabelText('详细地址'));
  await userEvent.type(screen.getByLabelText('详细地址'), '愚园路 1 号');
  await save();
  expect(await screen.findByText('暂时没能保存，请检查网络后再试')).toBeVisible();
  expect(screen.getByLabelText('详细地址')).toHaveValue('愚园路 1 号');
  expect(onSaved).not.toHaveBeenCalled();
});

test('offers to paste an address only for a new one in mainland China', async () => {
  renderForm({}, address('7'));
  expect(screen.queryByLabelText('粘贴整段地址')).toBeNull();
  cleanup();
  renderForm({});
  expect(screen.getByLabelText('粘贴整段地址')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('国家或地区'), 'HK');
  expect(screen.queryByLabelText('粘贴整段地址')).toBeNull();
});

test('forgets the province when the country changes', async () => {
  renderForm({});
  await screen.findByRole('option', { name: '上海市' });
  await userEvent.selectOptions(screen.getByLabelText('省份'), '4209');
  await userEvent.selectOptions(screen.getByLabelText('国家或地区'), 'HK');
  await screen.findByRole('option', { name: '中西区' });
  expect(screen.getByLabelText('分区')).toHaveValue('');
});

test('offers only the countries that the shop delivers to at the moment', async () => {
  const { store } = renderForm({});
  const listCountries = () =>
    within(screen.getByLabelText('国家或地区'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(listCountries()).toEqual(['中国内地', '中国香港']);
  act(() => void store.dispatch(setShopConfiguration({ shippingCountries: ['CN'] })));
  expect(listCountries()).toEqual(['中国内地']);
});
