import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Payment, StartedPayment } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { shopperEntered } from '@vitrine/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext, NOON } from '../testing.ts';
import { screen } from './screen.ts';

const id = '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6a';
const another = '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6b';

const payment = (more: Partial<Payment> = {}): Payment => ({
  id,
  checkoutOrderId: '800001',
  status: 'pending',
  statusText: '等待支付',
  amount: 2_015_000,
  currencyIsoCode: 'CNY',
  orderId: null,
  expiresAt: new Date(NOON + 900_000).toISOString(),
  ...more,
});

const started = (paymentId = id): StartedPayment => ({
  ...payment({ id: paymentId }),
  parameters: { kind: 'cashier', url: `/sandbox/cashier/${paymentId}` },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function showPayment(answers: Partial<Api>, options: TestPlatformOptions = {}) {
  const context = loadContext(answers);
  const shown = showIn(context, <screen.View params={{ id }} query={{}} />, {}, options);
  await act(async () => void context.store.dispatch(shopperEntered('key')));
  return { ...shown, ...context };
}

test('waits for the money, and leads to the order as soon as it is there', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showPayment({ getPayment });
  expect(await page.findByRole('heading', { name: '正在等待支付结果' })).toBeVisible();
  expect(page.getByText('请在 12:15 前完成支付')).toBeVisible();
  getPayment.mockResolvedValue(payment({ status: 'paid', orderId: '1001' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(platform.visits).toEqual([{ route: 'orderConfirm', params: { id: '1001' } }]);
});

test('a bad moment of the network does not end the waiting', async () => {
  const getPayment = vi.fn(async () => payment());
  await showPayment({ getPayment });
  await page.findByText('正在等待支付结果');
  getPayment.mockRejectedValueOnce(new ApiError('network'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  getPayment.mockResolvedValue(payment({ status: 'cancelled' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await page.findByText('支付已取消')).toBeVisible();
});

test.each([
  ['nothing has come', async () => payment(), '还没有收到付款，若已支付请稍候片刻'],
  [
    'nobody answers',
    () => Promise.reject(new ApiError('network')),
    '暂时查不到结果，请检查网络后再试',
  ],
] as const)('whoever says that they have paid is told when %s', async (_, answer, told) => {
  const getPayment = vi.fn(async () => payment());
  await showPayment({ getPayment });
  await page.findByText('正在等待支付结果');
  getPayment.mockImplementationOnce(answer);
  await userEvent.click(page.getByRole('button', { name: '我已支付' }));
  expect(await page.findByText(told)).toBeVisible();
});

test('whoever has paid indeed is told nothing else', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showPayment({ getPayment });
  await page.findByText('正在等待支付结果');
  getPayment.mockResolvedValue(payment({ status: 'paid', orderId: '1001' }));
  await userEvent.click(page.getByRole('button', { name: '我已支付' }));
  await vi.waitFor(() => expect(platform.visits).toHaveLength(1));
  expect(page.queryByText(/还没有收到付款/)).toBeNull();
});

test.each([
  ['failed', '这次支付没有成功'],
  ['cancelled', '支付已取消'],
] as const)('one that is %s is tried again by another payment', async (status, title) => {
  const startPayment = vi.fn(async () => started(another));
  const { platform } = await showPayment(
    { getPayment: async () => payment({ status }), startPayment },
    { paymentOutcome: 'done' },
  );
  expect(await page.findByText(title)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重新支付' }));
  expect(platform.paid).toEqual([started(another).parameters]);
  expect(platform.visits).toEqual([{ route: 'payment', params: { id: another } }]);
});

test('each attempt has a key of its own', async () => {
  const startPayment = vi.fn(async () => started());
  await showPayment({ getPayment: async () => payment(), startPayment });
  await userEvent.click(await page.findByRole('button', { name: '去支付' }));
  await userEvent.click(page.getByRole('button', { name: '去支付' }));
  const keys = startPayment.mock.calls.map((call: unknown[]) => call[1]);
  expect(keys[0]).not.toEqual(keys[1]);
});

test('when the pieces are gone it says so, and leads to the bag', async () => {
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
  await userEvent.click(await page.findByRole('button', { name: '重新支付' }));
  expect(await page.findByRole('alert')).toHaveTextContent('保留时间已过');
  expect(page.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
});

test('where nobody can pay it says where one can', async () => {
  await showPayment(
    { getPayment: async () => payment(), startPayment: async () => started() },
    { paymentOutcome: 'unavailable' },
  );
  await userEvent.click(await page.findByRole('button', { name: '去支付' }));
  expect(await page.findByText('请在微信中打开本页完成支付')).toBeVisible();
});

test('money that comes too late is on its way back, and nothing is paid twice', async () => {
  await showPayment({ getPayment: async () => payment({ status: 'refunded' }) });
  expect(await page.findByText('款项将原路退回')).toBeVisible();
  expect(page.queryByRole('button', { name: /支付/ })).toBeNull();
});

test('in English as in Chinese', async () => {
  await showPayment({ getPayment: async () => payment() }, { language: 'en-US' });
  expect(await page.findByRole('button', { name: 'Pay now' })).toBeVisible();
});
