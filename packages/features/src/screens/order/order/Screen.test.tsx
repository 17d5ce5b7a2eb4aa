import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import {
  merchantOrder,
  order,
  orderItem,
  parcel,
  tracking,
} from '../../../shared/order/testing.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

async function showOrder(loaded: Order, responses = {}) {
  const getOrder = vi.fn(async () => loaded);
  const context = createLoadContext(
    {
      getOrder,
      getTrackings: async () => [tracking],
      getOrderPersonalId: async () => ({
        personalId: personalId('a', { clearanceStatus: 'checking' }),
        isRequired: true,
        isImageRequired: false,
      }),
      ...responses,
    },
    { params: { id: '9' } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return { getOrder, ...(await renderScreen(screen, context)) };
}

test('shows the status, the personal ID and the amounts of an order', async () => {
  await showOrder(order());
  expect(await page.findByText('预计 11.28–12.01 送达上海')).toBeVisible();
  expect(page.getByRole('list', { name: '进度 3 / 5' })).toBeVisible();
  expect(await page.findByText('等待海关放行')).toBeVisible();
  expect(page.getByText('清关身份 林**')).toBeVisible();
  expect(page.getByText('¥49,010')).toBeVisible();
  expect(page.getByText('−¥800')).toBeVisible();
  expect(page.getByText('2026.11.18 21:36')).toBeVisible();
  expect(page.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test('loads the pictures of the first shipment at once', async () => {
  await showOrder(order({ merchantOrders: ['1', '2'].map((id) => merchantOrder({ id })) }));
  await page.findByText('预计 11.28–12.01 送达上海');
  const pictures = page
    .getAllByRole('listitem')
    .flatMap((row) => [...row.querySelectorAll('img')].map(({ loading }) => loading));
  expect(pictures).toEqual(['eager', 'lazy']);
});

test('copies the order number without the space', async () => {
  const { platform } = await showOrder(order());
  await userEvent.click(await page.findByRole('button', { name: '复制 订单号' }));
  expect(platform.copied).toEqual(['202611180427']);
  expect(page.getByText('订单号已复制')).toBeVisible();
});

test('shows four steps and requests no personal ID without customs', async () => {
  const getOrderPersonalId = vi.fn();
  const loaded = order({ isPersonalIdRequired: false, status: 'delivering' });
  await showOrder(loaded, { getOrderPersonalId });
  expect(await page.findByRole('list', { name: '进度 3 / 4' })).toBeVisible();
  expect(getOrderPersonalId).not.toHaveBeenCalled();
});

test('links to the personal ID screen when an order needs one', async () => {
  await showOrder(order({ isIdentityNeeded: true }));
  expect(await page.findByRole('link', { name: '补充身份信息' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('shows why a clearance check failed, with links to correct and to change the personal ID', async () => {
  const failed = personalId('a', { clearanceStatus: 'failed' });
  await showOrder(order(), {
    getOrderPersonalId: async () => ({ personalId: failed, isRequired: true }),
    getOrderClearanceStatus: async () => ({ status: 'failed', message: '未查到该身份证号' }),
  });
  expect(await page.findByText('未查到该身份证号')).toBeVisible();
  expect(page.getByText('未通过')).toBeVisible();
  expect(page.getByRole('link', { name: '更换' })).toBeVisible();
  expect(page.getByRole('link', { name: '更正' })).toHaveAttribute('href', '/user/personal-ids/a');
});

test('cancels an order after a confirmation', async () => {
  const cancelled = order({ status: 'cancelled', statusText: '已取消', isHistory: true });
  const cancelOrder = vi.fn(async () => cancelled);
  await showOrder(order({ canCancel: true, status: 'accepted' }), { cancelOrder });
  await userEvent.click(await page.findByRole('button', { name: '取消订单' }));
  expect(cancelOrder).not.toHaveBeenCalled();
  await userEvent.click(page.getAllByRole('button', { name: '取消订单' }).at(-1) as HTMLElement);
  await waitFor(() => expect(page.getAllByText('已取消').length).toBeGreaterThan(0));
  expect(page.queryByRole('list', { name: /进度/ })).toBeNull();
});

test('confirms a delivery and then offers a return', async () => {
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

test('confirms the delivery of each of several shipments', async () => {
  const signable = { status: 'delivered', canSign: true } as const;
  const merchantOrders = [
    merchantOrder({ id: '31', ...signable }),
    merchantOrder({ id: '32', ...signable }),
  ];
  const signForParcel = vi.fn(async () => merchantOrder({ id: '32', status: 'delivered' }));
  await showOrder(order({ status: 'delivered', merchantOrders }), { signForParcel });
  const [first, second, ...more] = await page.findAllByRole('button', { name: '确认签收' });
  expect([first, ...more]).toHaveLength(1);
  await userEvent.click(second as HTMLElement);
  expect(signForParcel).toHaveBeenCalledWith({ params: { id: '9', merchantOrderId: '32' } });
});

test.each([
  ['available', '申请'],
  ['requested', '开票中'],
  ['refused', '未能开具'],
] as const)('links to the fapiao, which is %s', async (fapiaoState, text) => {
  await showOrder(order({ fapiaoState }));
  const link = await page.findByRole('link', { name: new RegExp(`电子发票.*${text}`) });
  expect(link).toHaveAttribute('href', '/user/orders/9/fapiao');
});

test('offers no fapiao over an order of which nothing can be invoiced', async () => {
  await showOrder(order({ fapiaoState: null }));
  expect(await page.findByText('¥49,010')).toBeVisible();
  expect(page.queryByRole('link', { name: /电子发票/ })).toBeNull();
});

test('shows free delivery', async () => {
  const { priceInfo } = order();
  await showOrder(order({ priceInfo: { ...priceInfo, totalShippingFee: 0 } }));
  expect(await page.findByText('免费')).toBeVisible();
});

test('shows the returned quantity', async () => {
  const items = [{ ...orderItem, returnedQuantity: 1 }];
  await showOrder(order({ merchantOrders: [merchantOrder({ items })] }));
  expect(await page.findByText('已申请退 1 件')).toBeVisible();
});

test('shows the order when its tracking fails to load', async () => {
  await showOrder(order(), { getTrackings: () => Promise.reject(new Error('down')) });
  expect(await page.findByText('预计 11.28–12.01 送达上海')).toBeVisible();
});

test('shows each parcel with its own number, items and events, and what is still to be sent', async () => {
  const unit = (quantity: number) => [{ orderItemId: '71', quantity }];
  const parcels = [
    parcel({ items: unit(1) }),
    parcel({ id: '42', carrier: 'DHL', trackingNumber: 'DH11110000', items: unit(2) }),
  ];
  const items = [{ ...orderItem, quantity: 4 }];
  const split = merchantOrder({ items, parcels, unsentItems: unit(1) });
  const second = { ...tracking, parcelId: '42', trackingNumber: 'DH11110000', events: [] };
  await showOrder(order({ merchantOrders: [split] }), {
    getTrackings: async () => [tracking, { ...second, statusText: '已送达' }],
  });
  expect(await page.findByText('包裹 1')).toBeVisible();
  expect(page.getByText('包裹 2')).toBeVisible();
  expect(page.getByText('DHL DH 1111 0000')).toBeVisible();
  expect(page.getByText('棉质华达呢风衣 ×2')).toBeVisible();
  expect(page.getByText('已送达')).toBeVisible();
  expect(page.getByText('还没有出库')).toBeVisible();
});

test('marks an order that was paid without money', async () => {
  await showOrder(order({ isTest: true, paymentMethod: 'test' }));
  expect(await page.findByText('测试订单，没有真实付款')).toBeVisible();
  expect(page.getByText('测试支付')).toBeVisible();
});
