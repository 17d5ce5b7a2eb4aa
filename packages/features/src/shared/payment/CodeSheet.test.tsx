import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { Payment, StartedPayment } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext, NOON } from '../../testing.ts';
import { CodeSheet } from './CodeSheet.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import { useStartPayment } from './useStartPayment.ts';

const MINUTE_MS = 60_000;
const native: PaymentMethod = { id: 'wechat', brand: 'wechat', channel: 'wechat-native' };

const payment = (more: Partial<Payment> = {}): Payment => ({
  id: '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6a',
  checkoutOrderId: '8',
  status: 'pending',
  statusText: '',
  amount: 2_015_000,
  currencyIsoCode: 'CNY',
  channel: 'wechat-native',
  instalments: null,
  orderId: null,
  transfer: null,
  expiresAt: new Date(NOON + 15 * MINUTE_MS).toISOString(),
  ...more,
});

const started = (more: Partial<Payment> = {}): StartedPayment => ({
  ...payment(more),
  parameters: { kind: 'code', url: 'weixin://1', image: 'data:image/svg+xml,1' },
});

function Page() {
  const start = useStartPayment({ checkoutOrderId: '8', method: native, onStarted: vi.fn() });
  return (
    <>
      <button type="button" onClick={() => void start.pay()}>
        pay
      </button>
      <CodeSheet start={start} />
    </>
  );
}

beforeEach(() => void vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function showCode(responses: Partial<Api> = {}, options: TestPlatformOptions = {}) {
  const context = createLoadContext({
    startPayment: async () => started(),
    getPayment: async () => payment(),
    ...responses,
  });
  const view = renderInShop(context, <Page />, {}, options);
  await userEvent.click(screen.getByRole('button', { name: 'pay' }));
  await screen.findByRole('dialog');
  return view;
}

const status = () => within(screen.getByRole('dialog')).getByRole('status');
const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('shows the code with its amount and its clock', async () => {
  await showCode();
  expect(screen.getByRole('dialog', { name: '微信扫码支付' })).toBeVisible();
  expect(screen.getByRole('img', { name: '微信支付付款码' })).toHaveAttribute(
    'src',
    'data:image/svg+xml,1',
  );
  expect(screen.getByText('¥20,150')).toBeVisible();
  expect(screen.getByRole('timer', { name: '付款码的剩余时间' })).toHaveTextContent('14:00');
  expect(status()).toHaveTextContent('请用手机微信扫一扫');
});

test('opens the order once the code is paid', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showCode({ getPayment });
  getPayment.mockResolvedValue(payment({ status: 'paid', orderId: '1001' }));
  await elapse(2_000);
  expect(status()).toHaveTextContent('支付成功，正在打开订单');
  expect(platform.destinations).toEqual([{ route: 'orderConfirm', params: { id: '1001' } }]);
});

test('opens the order when it is paid after the sheet was closed', async () => {
  const getPayment = vi.fn(async () => payment());
  const { platform } = await showCode({ getPayment });
  await act(async () => platform.goBack());
  getPayment.mockResolvedValue(payment({ status: 'paid', orderId: '1001' }));
  await elapse(2_000);
  expect(platform.destinations).toHaveLength(1);
});

test('offers a new code when the old one has expired', async () => {
  const later = new Date(NOON + 30 * MINUTE_MS).toISOString();
  const startPayment = vi.fn(async () => started());
  await showCode({ startPayment });
  await elapse(14 * MINUTE_MS);
  expect(status()).toHaveTextContent('付款码已失效');
  expect(screen.queryByRole('timer')).toBeNull();
  const renewed = started({ id: '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6b', expiresAt: later });
  startPayment.mockResolvedValueOnce(renewed);
  await userEvent.click(screen.getByRole('button', { name: '刷新付款码' }));
  expect(screen.getByRole('timer')).toHaveTextContent('15:00');
});

test('offers a new code when the phone has cancelled the payment', async () => {
  await showCode({ getPayment: async () => payment({ status: 'cancelled' }) });
  await elapse(2_000);
  expect(status()).toHaveTextContent('支付已取消');
  expect(screen.getByRole('button', { name: '刷新付款码' })).toBeVisible();
});

test('is shown again when the shopper pays again', async () => {
  const { platform } = await showCode();
  await act(async () => platform.goBack());
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'pay' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});
