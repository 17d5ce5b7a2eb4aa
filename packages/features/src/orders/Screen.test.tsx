import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { orderSummary } from '../order-parts/testing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const list = (status: 'active' | 'history', items = [orderSummary()], totalPages = 1) => ({
  status,
  items,
  activeCount: 2,
  pagination: { page: 1, size: 10, totalItems: items.length, totalPages },
});

async function showOrders(listOrders: unknown, query = {}) {
  const context = loadContext({ listOrders: listOrders as never }, { query });
  context.store.dispatch(shopperEntered('key'));
  return showScreen(screen, context);
}

test('an order says where it is, what it holds and what comes next', async () => {
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

test('an order that waits for a person asks for one', async () => {
  await showOrders(async () => list('active', [orderSummary({ isIdentityNeeded: true })]));
  expect(await page.findByRole('link', { name: '补充身份信息' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('what is over comes page by page, and a page that failed can be asked for again', async () => {
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

test('nothing under way leads on', async () => {
  await showOrders(async () => list('active', []));
  expect(await page.findByText('没有进行中的订单')).toBeVisible();
  expect(page.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/');
});
