import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { UnpaidOrder } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { merchantOrder, orderItem, orderSummary } from '../../../shared/order/testing.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const list = (status: 'active' | 'history', items = [orderSummary()], totalPages = 1) => ({
  status,
  items,
  activeCount: 2,
  pagination: { page: 1, size: 10, totalItems: items.length, totalPages },
});

async function showOrders(
  listOrders: unknown,
  query = {},
  unpaid: UnpaidOrder[] = [],
  stored: Record<string, string> = {},
) {
  const api = { listOrders: listOrders as never, listUnpaidOrders: async () => unpaid };
  const context = createLoadContext(api, { query });
  context.store.dispatch(shopperSessionStarted('key'));
  return renderScreen(screen, context, { stored });
}

test('shows the status, the items and the actions of an order', async () => {
  await showOrders(async () => list('active'));
  expect(await page.findByText('20261118 0427')).toBeVisible();
  expect(page.getByText('清关中')).toBeVisible();
  expect(page.getByText('共 2 件')).toBeVisible();
  expect(page.getByText('¥49,010')).toBeVisible();
  expect(page.getByRole('link', { name: '进行中 2' })).toHaveAttribute('aria-current', 'page');
  expect(page.getByRole('link', { name: '查看物流' })).toHaveAttribute(
    'href',
    '/user/orders/9/tracking',
  );
});

test('marks an order that was paid without money', async () => {
  await showOrders(async () => list('active', [orderSummary({ isTest: true })]));
  expect(await page.findByText('20261118 0427 · 测试')).toBeVisible();
});

test('asks for a personal ID when an order needs one', async () => {
  await showOrders(async () => list('active', [orderSummary({ isIdentityNeeded: true })]));
  expect(await page.findByRole('link', { name: '补充身份信息' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('loads past orders page by page, and again after a failure', async () => {
  const listOrders = vi
    .fn()
    .mockResolvedValueOnce(list('history', [orderSummary({ isHistory: true })], 2))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({
      ...list('history', [orderSummary({ id: '4', number: '202610010001' })], 2),
      pagination: { page: 2, size: 10, totalItems: 2, totalPages: 2 },
    });
  await showOrders(listOrders, { status: 'history' });
  await userEvent.click(await page.findByRole('button', { name: '更早的订单' }));
  expect(await page.findByText('没能加载，请再试一次')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '更早的订单' }));
  expect(await page.findByText('20261001 0001')).toBeVisible();
  expect(listOrders).toHaveBeenLastCalledWith({ query: { status: 'history', page: 2, size: 10 } });
  expect(page.getByText('历史订单到此为止')).toBeVisible();
});

test('shows a link to the shop when there is no active order', async () => {
  await showOrders(async () => list('active', []));
  expect(await page.findByText('没有进行中的订单')).toBeVisible();
  expect(page.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/');
});

test('shows the name of an order and not its tracking once it is past', async () => {
  await showOrders(async () => list('history', [orderSummary({ isHistory: true })]), {
    status: 'history',
  });
  expect(await page.findByRole('link', { name: '订单详情' })).toHaveAttribute(
    'href',
    '/user/orders/9',
  );
  expect(page.queryByRole('link', { name: '查看物流' })).toBeNull();
  expect(page.getByRole('link', { name: '历史订单' })).toHaveAttribute('aria-current', 'page');
});

test('offers no tracking before a shipment has a number', async () => {
  const unshipped = orderSummary({ merchantOrders: [merchantOrder({ trackingNumber: null })] });
  await showOrders(async () => list('active', [unshipped]));
  expect(await page.findByRole('link', { name: '订单详情' })).toBeVisible();
  expect(page.queryByRole('link', { name: '查看物流' })).toBeNull();
});

test('shows three pictures of an order at most', async () => {
  const items = ['1', '2', '3', '4'].map((id) => ({
    ...orderItem,
    id,
    shortDescription: `大衣 ${id}`,
  }));
  await showOrders(async () => list('active', [orderSummary({ items })]));
  expect(await page.findByRole('img', { name: '大衣 3' })).toBeInTheDocument();
  expect(page.queryByRole('img', { name: '大衣 4' })).toBeNull();
});

test('loads the next page once when the button is pressed twice', async () => {
  let finish: (page: unknown) => void = () => undefined;
  const listOrders = vi
    .fn()
    .mockResolvedValueOnce(list('history', [orderSummary({ isHistory: true })], 2))
    .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  await showOrders(listOrders, { status: 'history' });
  const more = await page.findByRole('button', { name: '更早的订单' });
  await userEvent.dblClick(more);
  expect(more).toHaveAttribute('aria-busy', 'true');
  expect(listOrders).toHaveBeenCalledTimes(2);
  await act(async () =>
    finish({
      ...list('history', [orderSummary({ id: '4', number: '202610010001' })], 2),
      pagination: { page: 2, size: 10, totalItems: 2, totalPages: 2 },
    }),
  );
  expect(page.getByText('20261118 0427')).toBeVisible();
  expect(page.getByText('20261001 0001')).toBeVisible();
});

describe('a list that loads by scrolling', () => {
  const observers = new Set<() => void>();
  /** Shows every watched element. */
  const scrollToEnd = async () => {
    // The elements are watched by an effect.
    await act(async () => undefined);
    await act(async () => {
      for (const show of observers) show();
    });
    // An impression is reported by a timer.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };

  beforeEach(() => {
    observers.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #show: () => void;
        constructor(notify: (entries: object[]) => void) {
          const rect = { height: 0 };
          this.#show = () =>
            notify([{ isIntersecting: true, intersectionRect: rect, boundingClientRect: rect }]);
        }
        observe = () => observers.add(this.#show);
        disconnect = () => observers.delete(this.#show);
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const createListOrders = () =>
    vi
      .fn()
      .mockResolvedValueOnce(list('history', [orderSummary({ isHistory: true })], 3))
      .mockRejectedValue(new ApiError('network'));

  test('loads the next page where the shopper has chosen so, and after a failure by the button', async () => {
    const listOrders = createListOrders();
    await showOrders(listOrders, { status: 'history' }, [], { endlessList: 'on' });
    await page.findByRole('button', { name: '更早的订单' });
    await scrollToEnd();
    expect(listOrders).toHaveBeenCalledTimes(2);
    expect(await page.findByRole('alert')).toBeVisible();
    await scrollToEnd();
    expect(listOrders).toHaveBeenCalledTimes(2);
    await userEvent.click(page.getByRole('button', { name: '更早的订单' }));
    expect(listOrders).toHaveBeenCalledTimes(3);
  });

  test('waits for the button otherwise', async () => {
    const listOrders = createListOrders();
    await showOrders(listOrders, { status: 'history' });
    await page.findByRole('button', { name: '更早的订单' });
    await scrollToEnd();
    expect(listOrders).toHaveBeenCalledOnce();
  });
});

test('links a shopper without active orders to past ones, and not the other way round', async () => {
  const { unmount } = await showOrders(async () => list('active', []));
  expect(await page.findByRole('link', { name: '看历史订单' })).toHaveAttribute(
    'href',
    '/user/orders?status=history',
  );
  unmount();
  await showOrders(async () => list('history', []), { status: 'history' });
  expect(await page.findByText('还没有历史订单')).toBeVisible();
  expect(page.queryByRole('link', { name: '看历史订单' })).toBeNull();
});

test('leads to the log-in when the session ends while more orders are loaded', async () => {
  const listOrders = vi
    .fn()
    .mockResolvedValueOnce(list('history', [orderSummary({ isHistory: true })], 2))
    .mockRejectedValueOnce(new ApiError('unauthorised'));
  const { platform } = await showOrders(listOrders, { status: 'history' });
  await userEvent.click(await page.findByRole('button', { name: '更早的订单' }));
  await waitFor(() =>
    expect(platform.destinations).toEqual([
      { route: 'login', query: { from: '/user/orders?status=history' } },
    ]),
  );
  expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
});

test.each([
  [1, '1 item'],
  [2, '2 items'],
])('counts %d items in English as “%s”', async (pieces, text) => {
  const context = createLoadContext(
    { listOrders: (async () => list('active', [orderSummary({ pieces })])) as never },
    { language: 'en-US' },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  await renderScreen(screen, context);
  expect(await page.findByText(text)).toBeVisible();
});

describe('an unpaid order', () => {
  const MINUTE_MS = 60_000;
  const unpaidOrder = (expiresAt: number): UnpaidOrder => {
    const { priceInfo, pieces, items } = orderSummary();
    const times = { expiresAt: new Date(expiresAt).toISOString() };
    return { id: '800001', paymentId: 'p1', priceInfo, pieces, items, ...times };
  };
  const showUnpaid = async (order: UnpaidOrder, more: Partial<Api> = {}) => {
    const api = { listUnpaidOrders: async () => [order], ...more };
    const context = createLoadContext(api, { query: { status: 'unpaid' } });
    context.store.dispatch(shopperSessionStarted('key'));
    return renderScreen(screen, context);
  };

  test('is counted beside the other tabs', async () => {
    await showOrders(async () => list('active'), {}, [unpaidOrder(Date.now() + MINUTE_MS)]);
    expect(await page.findByRole('link', { name: '待付款 1' })).toHaveAttribute(
      'href',
      '/user/orders?status=unpaid',
    );
  });

  test('shows its clock and leads to its payment', async () => {
    await showUnpaid(unpaidOrder(Date.now() + 10 * MINUTE_MS));
    expect(await page.findByRole('timer')).toHaveTextContent(/^商品为您保留 (10:00|09:5\d)$/);
    expect(page.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '/payment/p1');
  });

  test('is cancelled once the shopper confirms it', async () => {
    const cancelCheckoutOrder = vi.fn(async () => ({}) as never);
    await showUnpaid(unpaidOrder(Date.now() + MINUTE_MS), { cancelCheckoutOrder });
    await userEvent.click(await page.findByRole('button', { name: '取消订单' }));
    expect(cancelCheckoutOrder).not.toHaveBeenCalled();
    const dialog = within(page.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(cancelCheckoutOrder).toHaveBeenCalledWith({ params: { id: '800001' } });
    expect(await page.findByText('没有待付款的订单')).toBeVisible();
    expect(page.getByText('订单已取消，商品仍在购物袋里')).toBeVisible();
  });

  test('says where its items are once it is no longer held', async () => {
    await showUnpaid(unpaidOrder(Date.now() - 1));
    expect(await page.findByText('保留时间已过，商品仍在您的购物袋里')).toBeVisible();
    expect(page.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
    expect(page.queryByRole('link', { name: '去支付' })).toBeNull();
  });
});
