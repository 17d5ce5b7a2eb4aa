import { screen as page } from '@testing-library/react';
import { shopperEntered } from '@vitrine/state';
import { expect, test } from 'vitest';
import { orderReturn } from '../order-parts/testing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

async function showReturns(entries = [orderReturn()]) {
  const context = loadContext({ listReturns: async () => entries });
  context.store.dispatch(shopperEntered('key'));
  return showScreen(screen, context);
}

test('a return says where it is, what comes back and when it is collected', async () => {
  await showReturns();
  expect(await page.findByText('已申请')).toBeVisible();
  expect(page.getByText('退款 ¥24,310')).toBeVisible();
  expect(page.getByText('取件 11 月 22 日 上午 9–12 点')).toBeVisible();
  expect(page.getByRole('link', { name: /退款/ })).toHaveAttribute('href', '/user/returns/77');
});

test('without returns one is told where they begin', async () => {
  await showReturns([]);
  expect(await page.findByRole('link', { name: '看订单' })).toHaveAttribute(
    'href',
    '/user/orders?status=history',
  );
});
