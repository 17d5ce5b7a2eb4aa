import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Payment, StartedPayment } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { selectShowSpinner, shopperSessionStarted } from '@vitrine/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { ScreenView } from '../../../ScreenView.tsx';
import { checkoutOrder } from '../../../shared/payment/testing.ts';
import { createLoadContext, NOON } from '../../../testing.ts';
import { screen } from './index.ts';

const id = '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6a';
const PAY = '支付 ¥20,150';
const newId = '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6b';

const payment = (more: Partial<Payment> = {}): Payment => ({
  id,
  checkoutOrderId: '800001',
  status: 'pending',
  statusText: '等待支付',
  amount: 2_015_000,
  currencyIsoCode: 'CNY',
  channel: 'wechat-h5',
  instalments: null,
  orderId: null,
  transfer: null,
  expiresAt: new Date(NOON + 900_000).toISOString(),
  ...more,
});

const startedPayment = (paymentId = id): StartedPayment => ({
  ...payment({ id: paymentId }),
  parameters: { kind: 'cashier', url: `/sandbox/cashier/${paymentId}` },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function showPayment(responses: Partial<Api>, options: TestPlatformOptions = {}) {
  const context = createLoadContext({
    getCheckoutOrder: async () => checkoutOrder(),
    ...responses,
  });
  const shown = renderInShop(
    context,
    <ScreenView screen={screen} params={{ id }} query={{}} />,
    {},
    options,
  );
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...shown, ...context };
}

test('waits for the payment and opens the order once it is paid', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showPayment({ getPayment });
  expect(await page.findByRole('heading', { name: '等待付款' })).toBeVisible();
  expect(page.getByText('商品为您保留 15:00')).toBeVisible();
  getPayment.mockResolvedValue(payment({ status: 'paid', orderId: '1001' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(platform.destinations).toEqual([{ route: 'orderConfirm', params: { id: '1001' } }]);
});

test('keeps polling after a network error', async () => {
  const getPayment = vi.fn(async () => payment());
  await showPayment({ getPayment });
  await page.findByText('等待付款');
  getPayment.mockRejectedValueOnce(new ApiError('network'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  getPayment.mockResolvedValue(payment({ status: 'cancelled' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await page.findByText('支付已取消')).toBeVisible();
});

test('asks to log in when a poll finds that the session has ended', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showPayment({ getPayment });
  await page.findByText('等待付款');
  getPayment.mockRejectedValue(new ApiError('unauthorised'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: `/payment/${id}` } }]);
});

test.each([
  ['the payment is pending', async () => payment(), '还没有收到付款，若已支付请稍候片刻'],
  [
    'the server cannot be reached',
    () => Promise.reject(new ApiError('network')),
    '暂时查不到结果，请检查网络后再试',
  ],
] as const)('tells a shopper who says that they have paid when %s', async (_, respond, message) => {
  const getPayment = vi.fn(async () => payment());
  await showPayment({ getPayment });
  await page.findByText('等待付款');
  getPayment.mockImplementationOnce(respond);
  await userEvent.click(page.getByRole('button', { name: '我已付款' }));
  expect(await page.findByText(message)).toBeVisible();
});

test('shows no message when the check finds the payment', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showPayment({ getPayment });
  await page.findByText('等待付款');
  getPayment.mockResolvedValue(payment({ status: 'paid', orderId: '1001' }));
  await userEvent.click(page.getByRole('button', { name: '我已付款' }));
  await vi.waitFor(() => expect(platform.destinations).toHaveLength(1));
  expect(page.queryByText(/还没有收到付款/)).toBeNull();
});

test.each([
  ['failed', '这次支付没有成功'],
  ['cancelled', '支付已取消'],
] as const)('retries a %s payment with a new payment', async (status, title) => {
  const startPayment = vi.fn(async () => startedPayment(newId));
  const { platform } = await showPayment(
    { getPayment: async () => payment({ status }), startPayment },
    { paymentOutcome: 'done' },
  );
  expect(await page.findByText(title)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: PAY }));
  expect(platform.payments).toEqual([startedPayment(newId).parameters]);
  expect(platform.destinations).toEqual([{ route: 'payment', params: { id: newId } }]);
});

test('sends each attempt with its own idempotency key', async () => {
  const startPayment = vi.fn(async () => startedPayment());
  await showPayment({ getPayment: async () => payment(), startPayment });
  await userEvent.click(await page.findByRole('button', { name: PAY }));
  await userEvent.click(page.getByRole('button', { name: PAY }));
  const keys = startPayment.mock.calls.map((call: unknown[]) => call[1]);
  expect(keys[0]).not.toEqual(keys[1]);
});

test('shows that the reservation has expired and links to the bag', async () => {
  const startPayment = () =>
    Promise.reject(
      new ApiError('conflict', {
        status: 409,
        statusText: '',
        headers: {},
        data: { error: { reason: 'checkout-expired', message: '保留时间已过' } },
      }),
    );
  await showPayment({ getPayment: async () => payment({ status: 'failed' }), startPayment });
  await userEvent.click(await page.findByRole('button', { name: PAY }));
  expect(await page.findByRole('alert')).toHaveTextContent('保留时间已过');
  expect(page.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
});

test('says where to pay when the host cannot', async () => {
  await showPayment(
    { getPayment: async () => payment(), startPayment: async () => startedPayment() },
    { paymentOutcome: 'unavailable' },
  );
  await userEvent.click(await page.findByRole('button', { name: PAY }));
  expect(await page.findByText(/此处暂不能付款/)).toBeVisible();
});

test.each([
  ['over', { status: 'expired' }, '保留时间已过', '回到购物袋', '/bag'],
  ['cancelled', { status: 'abandoned' }, '订单已取消', '回到购物袋', '/bag'],
  ['paid by another attempt', { status: 'placed' }, '订单已支付', '查看我的订单', '/user/orders'],
] as const)(
  'says that the order is %s and where to go on',
  async (_, checkout, title, action, href) => {
    await showPayment({
      getPayment: async () => payment({ status: 'cancelled' }),
      getCheckoutOrder: async () => checkoutOrder(checkout),
    });
    expect(await page.findByRole('heading', { name: title })).toBeVisible();
    expect(page.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(page.queryByRole('button', { name: PAY })).toBeNull();
  },
);

test('ends with the time for which the order is held', async () => {
  await showPayment({ getPayment: async () => payment() });
  await page.findByText('等待付款');
  await act(() => vi.advanceTimersByTimeAsync(901_000));
  expect(page.getByRole('heading', { name: '保留时间已过' })).toBeVisible();
  expect(page.queryByRole('timer')).toBeNull();
});

test('is cancelled by the shopper and says where its items are', async () => {
  await showPayment({
    getPayment: async () => payment(),
    cancelCheckoutOrder: async () => checkoutOrder({ status: 'abandoned' }),
  });
  await userEvent.click(await page.findByRole('button', { name: '取消订单' }));
  const dialog = within(page.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(await page.findByRole('heading', { name: '订单已取消' })).toBeVisible();
  expect(page.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
});

test('pays with another method than the first attempt', async () => {
  const startPayment = vi.fn(async () => startedPayment(newId));
  await showPayment({ getPayment: async () => payment(), startPayment });
  expect(await page.findByRole('radio', { name: /^微信支付/ })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: /^支付宝 支付宝/ }));
  await userEvent.click(page.getByRole('button', { name: PAY }));
  expect(startPayment).toHaveBeenCalledWith(
    { body: expect.objectContaining({ channel: 'alipay-wap' }) },
    expect.anything(),
  );
});

test('shows the refund of a late payment and offers no second one', async () => {
  await showPayment({ getPayment: async () => payment({ status: 'refunded' }) });
  expect(await page.findByText('款项将原路退回')).toBeVisible();
  expect(page.queryByRole('button', { name: PAY })).toBeNull();
  expect(page.queryByRole('radio')).toBeNull();
});

test('shows the English messages', async () => {
  await showPayment({ getPayment: async () => payment() }, { language: 'en-US' });
  expect(await page.findByRole('button', { name: 'Pay ¥20,150' })).toBeVisible();
});

test('covers the screen with a spinner until the payment is handed to the host', async () => {
  const { promise, resolve } = Promise.withResolvers<StartedPayment>();
  const { store } = await showPayment({
    getPayment: async () => payment({ status: 'failed' }),
    startPayment: () => promise,
  });
  await userEvent.click(await page.findByRole('button', { name: PAY }));
  expect(selectShowSpinner(store.getState())).toBe(true);
  await act(async () => resolve(startedPayment()));
  expect(selectShowSpinner(store.getState())).toBe(false);
});

const transfer = {
  ...{ accountHolder: 'Vitrine', bank: '招商银行', accountNumber: '6225 8801' },
  ...{ note: '请勿代付', reference: 'T202611201' },
};
const awaited = () => payment({ channel: 'transfer', transfer });
const withTransfer = () =>
  checkoutOrder({
    payment: { channels: ['wechat-h5', 'transfer'], instalments: [], rehearsed: [] },
  });
const HOST = { paymentChannels: ['wechat-h5', 'transfer'] } as const;

test('says where to transfer the money, and copies each part of it', async () => {
  const { platform } = await showPayment(
    { getPayment: async () => awaited(), getCheckoutOrder: async () => withTransfer() },
    HOST,
  );
  expect(await page.findByRole('heading', { name: '等待转账到账' })).toBeVisible();
  const region = within(page.getByRole('region', { name: '收款账户' }));
  for (const text of ['Vitrine', '招商银行', '6225 8801', 'T202611201', '请勿代付'])
    expect(region.getByText(text)).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: '复制 金额' }));
  await userEvent.click(region.getByRole('button', { name: '复制 附言' }));
  expect(platform.copied).toEqual(['20150.00', 'T202611201']);
  expect(page.queryByRole('button', { name: PAY })).toBeNull();
  expect(page.queryByRole('link', { name: '修改订单' })).toBeNull();
});

test('lets the shopper pay in another way instead of a transfer', async () => {
  const startPayment = vi.fn(async () => startedPayment(newId));
  await showPayment(
    {
      getPayment: async () => awaited(),
      getCheckoutOrder: async () => withTransfer(),
      startPayment,
    },
    HOST,
  );
  await userEvent.click(await page.findByRole('radio', { name: /^微信支付/ }));
  await userEvent.click(page.getByRole('button', { name: PAY }));
  expect(startPayment).toHaveBeenCalledWith(
    { body: expect.objectContaining({ channel: 'wechat-h5' }) },
    expect.anything(),
  );
});

test('shows the account in English until when the items are held', async () => {
  await showPayment(
    { getPayment: async () => awaited(), getCheckoutOrder: async () => withTransfer() },
    { ...HOST, language: 'en-US' },
  );
  expect(await page.findByRole('region', { name: 'Where to transfer the money' })).toBeVisible();
  expect(page.getByText(/^Your items are held until/)).toBeVisible();
});
