import { act, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StartedPayment } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { apiError, NOON } from '../../../testing.ts';
import { item } from './testing/fixtures.ts';
import { showCheckout, startAtNoon } from './testing/show-checkout.tsx';

startAtNoon();

const started: StartedPayment = {
  id: '7b1f0c1e-6f0d-4b8e-9a55-1f2e3d4c5b6a',
  checkoutOrderId: '800001',
  status: 'pending',
  statusText: '等待支付',
  amount: 2_015_000,
  currencyIsoCode: 'CNY',
  channel: 'wechat-h5',
  instalments: null,
  orderId: null,
  transfer: null,
  expiresAt: new Date(NOON).toISOString(),
  parameters: { kind: 'cashier', url: '/sandbox/cashier/7' },
};

const pay = async () => {
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: '提交订单' }));
};

describe('paying', () => {
  test('asks for consent before it starts a payment', async () => {
    const startPayment = vi.fn(async () => started);
    await showCheckout({ startPayment });
    await userEvent.click(await page.findByRole('button', { name: '提交订单' }));
    expect(page.getByText('请先阅读并同意')).toBeVisible();
    expect(startPayment).not.toHaveBeenCalled();
  });

  test('opens the payment in the host, to return to the payment page', async () => {
    const startPayment = vi.fn(async () => started);
    const { platform } = await showCheckout({ startPayment });
    await page.findByText('林**');
    await pay();
    expect(startPayment).toHaveBeenCalledWith(
      {
        body: {
          checkoutOrderId: '800001',
          channel: 'wechat-h5',
          returnPath: '/payment/{paymentId}',
        },
      },
      { idempotencyKey: expect.any(String) },
    );
    expect(platform.payments).toEqual([started.parameters]);
  });

  test('pays with the method that the shopper chooses', async () => {
    const startPayment = vi.fn(async () => started);
    await showCheckout({ startPayment });
    await page.findByText('林**');
    await userEvent.click(page.getByRole('radio', { name: /支付宝分期/ }));
    await userEvent.click(page.getByRole('radio', { name: /^6 期/ }));
    await pay();
    expect(startPayment).toHaveBeenCalledWith(
      { body: expect.objectContaining({ channel: 'alipay-wap', instalments: 6 }) },
      expect.anything(),
    );
  });

  test('starts one payment for two presses', async () => {
    const startPayment = vi.fn(() => new Promise<StartedPayment>(() => undefined));
    await showCheckout({ startPayment });
    await page.findByText('林**');
    await pay();
    await userEvent.click(page.getByRole('button', { name: /^提交订单 ¥/ }));
    expect(startPayment).toHaveBeenCalledOnce();
  });

  test('goes to the payment page when the host has paid', async () => {
    const { platform } = await showCheckout(
      { startPayment: async () => started },
      { options: { paymentOutcome: 'done' } },
    );
    await page.findByText('林**');
    await pay();
    expect(platform.destinations).toEqual([{ route: 'payment', params: { id: started.id } }]);
  });

  test('opens the address step when no address is chosen', async () => {
    const { platform } = await showCheckout({}, { checkout: { shippingAddress: null } });
    await page.findByText('林**');
    await pay();
    expect(platform.destinations).toEqual([
      { route: 'checkout', params: { id: '800001', step: 'address' } },
    ]);
    expect(page.getByRole('alert')).toHaveTextContent('请先添加收货地址');
  });

  test('marks an item that sold out and links to the bag', async () => {
    const startPayment = () =>
      Promise.reject(
        apiError('conflict', 'stock-gone', '部分商品已售罄', [
          { path: `items.${item.id}`, message: '已售罄' },
        ]),
      );
    await showCheckout({ startPayment });
    await page.findByText('林**');
    await pay();
    const row = (await page.findByText('海军蓝羊毛大衣')).closest('li');
    expect(within(row as HTMLElement).getByText('已售罄')).toBeVisible();
    expect(page.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
  });
});

describe('a closed checkout', () => {
  test('shows that the reservation has expired once the time is up', async () => {
    await showCheckout();
    await page.findByText('林**');
    await act(async () => void vi.advanceTimersByTime(15 * 60_000 + 1_000));
    expect(await page.findByText('保留时间已过')).toBeVisible();
    expect(page.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
  });

  test('shows that the order is placed when a payment is refused for that reason', async () => {
    const startPayment = () =>
      Promise.reject(apiError('conflict', 'checkout-placed', '该订单已提交'));
    await showCheckout({ startPayment });
    await page.findByText('林**');
    await pay();
    expect(await page.findByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/user/orders',
    );
  });
});
