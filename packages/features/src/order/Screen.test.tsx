import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { merchantOrder, order, orderItem, tracking } from '../order-parts/testing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

async function showOrder(shown: Order, answers = {}) {
  const getOrder = vi.fn(async () => shown);
  const context = loadContext(
    {
      getOrder,
      getTrackings: async () => [tracking],
      getOrderPersonalId: async () => ({
        personalId: personalId('a', { clearanceStatus: 'checking' }),
        isRequired: true,
        isImageRequired: false,
      }),
      ...answers,
    },
    { params: { id: '9' } },
  );
  context.store.dispatch(shopperEntered('key'));
  return { getOrder, ...(await showScreen(screen, context)) };
}

test('an order tells where it is, for whom it is cleared, and what was paid', async () => {
  await showOrder(order());
  expect(await page.findByText('预计 12 月 1 日送达')).toBeVisible();
  expect(page.getByRole('list', { name: '进度 3 / 5' })).toBeVisible();
  expect(await page.findByText('等待海关放行')).toBeVisible();
  expect(page.getByText('清关身份 林**')).toBeVisible();
  expect(page.getByText('¥49,010')).toBeVisible();
  expect(page.getByText('−¥800')).toBeVisible();
  expect(page.getByText('2026.11.18 21:36')).toBeVisible();
  expect(page.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test('the number of an order can be copied as it is typed', async () => {
  const { platform } = await showOrder(order());
  await userEvent.click(await page.findByRole('button', { name: '复制 订单号' }));
  expect(platform.copied).toEqual(['202611180427']);
  expect(page.getByText('订单号已复制')).toBeVisible();
});

test('without customs there are four steps, and nobody is asked for', async () => {
  const getOrderPersonalId = vi.fn();
  const shown = order({ isPersonalIdRequired: false, status: 'delivering' });
  await showOrder(shown, { getOrderPersonalId });
  expect(await page.findByRole('list', { name: '进度 3 / 4' })).toBeVisible();
  expect(getOrderPersonalId).not.toHaveBeenCalled();
});

test('an order that waits for a person leads to where one is added', async () => {
  await showOrder(order({ isIdentityNeeded: true }));
  expect(await page.findByRole('link', { name: '补充身份信息' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('why customs did not take somebody is told where somebody else is chosen', async () => {
  const refused = personalId('a', { clearanceStatus: 'failed' });
  await showOrder(order(), {
    getOrderPersonalId: async () => ({ personalId: refused, isRequired: true }),
    getOrderClearanceStatus: async () => ({ status: 'failed', message: '未查到该身份证号' }),
  });
  expect(await page.findByText('未查到该身份证号')).toBeVisible();
  expect(page.getByText('未通过')).toBeVisible();
  expect(page.getByRole('link', { name: '更换' })).toBeVisible();
});

test('an order of which nothing is packed is cancelled once that was confirmed', async () => {
  const cancelled = order({ status: 'cancelled', statusText: '已取消', isHistory: true });
  const cancelOrder = vi.fn(async () => cancelled);
  await showOrder(order({ canCancel: true, status: 'accepted' }), { cancelOrder });
  await userEvent.click(await page.findByRole('button', { name: '取消订单' }));
  expect(cancelOrder).not.toHaveBeenCalled();
  await userEvent.click(page.getAllByRole('button', { name: '取消订单' }).at(-1) as HTMLElement);
  await waitFor(() => expect(page.getAllByText('已取消').length).toBeGreaterThan(0));
  expect(page.queryByRole('list', { name: /进度/ })).toBeNull();
});

test('a delivered parcel is signed for; then its pieces may go back', async () => {
  const delivered = merchantOrder({ status: 'delivered', canSign: true, canReturn: false });
  const signed = {
    ...delivered,
    canSign: false,
    canReturn: true,
    signedAt: '2026-11-20T04:00:00Z',
  };
  const signForParcel = vi.fn(async () => signed);
  const { getOrder } = await showOrder(
    order({ status: 'delivered', merchantOrders: [delivered] }),
    {
      signForParcel,
    },
  );
  getOrder.mockResolvedValue(
    order({ status: 'delivered', isHistory: true, merchantOrders: [signed] }),
  );
  await userEvent.click(await page.findByRole('button', { name: '确认签收' }));
  expect(await page.findByRole('link', { name: '申请退货' })).toHaveAttribute(
    'href',
    '/user/orders/9/return?parcel=31',
  );
  expect(signForParcel).toHaveBeenCalledWith({ params: { id: '9', merchantOrderId: '31' } });
});

test('of several parcels each is signed for by itself', async () => {
  const waits = { status: 'delivered', canSign: true } as const;
  const merchantOrders = [
    merchantOrder({ id: '31', ...waits }),
    merchantOrder({ id: '32', ...waits }),
  ];
  const signForParcel = vi.fn(async () => merchantOrder({ id: '32', status: 'delivered' }));
  await showOrder(order({ status: 'delivered', merchantOrders }), { signForParcel });
  const [first, second, ...more] = await page.findAllByRole('button', { name: '确认签收' });
  expect([first, ...more]).toHaveLength(1);
  await userEvent.click(second as HTMLElement);
  expect(signForParcel).toHaveBeenCalledWith({ params: { id: '9', merchantOrderId: '32' } });
});

test('what costs nothing to send says so', async () => {
  const { priceInfo } = order();
  await showOrder(order({ priceInfo: { ...priceInfo, totalShippingFee: 0 } }));
  expect(await page.findByText('免费')).toBeVisible();
});

test('pieces on their way back are told', async () => {
  const items = [{ ...orderItem, returnedQuantity: 1 }];
  await showOrder(order({ merchantOrders: [merchantOrder({ items })] }));
  expect(await page.findByText('已申请退 1 件')).toBeVisible();
});

test('tracking that cannot be had leaves the order standing', async () => {
  await showOrder(order(), { getTrackings: () => Promise.reject(new Error('down')) });
  expect(await page.findByText('预计 12 月 1 日送达')).toBeVisible();
});
