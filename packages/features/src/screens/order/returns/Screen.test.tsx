import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { guestSessionStarted, shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { orderReturn } from '../../../shared/order/testing.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

async function showReturns(returns = [orderReturn()]) {
  const context = createLoadContext({ listReturns: async () => returns });
  context.store.dispatch(shopperSessionStarted('key'));
  return renderScreen(screen, context);
}

test('shows the status, the refund and the collection time of a return', async () => {
  await showReturns();
  expect(await page.findByText('已申请')).toBeVisible();
  expect(page.getByText('退款 ¥24,310')).toBeVisible();
  expect(page.getByText('取件 11 月 22 日 上午 9–12 点')).toBeVisible();
  expect(page.getByRole('link', { name: /退款/ })).toHaveAttribute('href', '/user/returns/77');
});

test('links to past orders when there is no return', async () => {
  await showReturns([]);
  expect(await page.findByRole('link', { name: '看订单' })).toHaveAttribute(
    'href',
    '/user/orders?status=history',
  );
});

test('shows no collection time once a return is collected', async () => {
  await showReturns([orderReturn({ status: 'refunded', statusText: '已退款', canCancel: false })]);
  expect(await page.findByText('已退款')).toBeVisible();
  expect(page.queryByText(/取件/)).toBeNull();
});

test('loads the returns again after a network failure', async () => {
  const listReturns = vi.fn(async () => [orderReturn()]);
  listReturns.mockRejectedValueOnce(new ApiError('network'));
  const context = createLoadContext({ listReturns });
  context.store.dispatch(shopperSessionStarted('key'));
  await renderScreen(screen, context);
  expect(await page.findByText('没有网络连接')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重新加载' }));
  expect(await page.findByText('退款 ¥24,310')).toBeVisible();
});

test('sends a guest to the log-in', async () => {
  const listReturns = vi.fn(async () => [orderReturn()]);
  const context = createLoadContext({ listReturns });
  context.store.dispatch(guestSessionStarted());
  const { platform } = await renderScreen(screen, context);
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: '/user/returns' } }]);
  expect(listReturns).not.toHaveBeenCalled();
});
