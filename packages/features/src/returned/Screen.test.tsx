import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { orderReturn } from '../order-parts/testing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { stepState } from './rules.ts';
import { screen } from './screen.ts';

async function showReturn(answers = {}) {
  const context = loadContext(
    { getReturn: async () => orderReturn(), ...answers },
    { params: { id: '77' } },
  );
  context.store.dispatch(shopperEntered('key'));
  return showScreen(screen, context);
}

test('a return tells its way, and leads to its order', async () => {
  await showReturn();
  expect(await page.findByRole('heading', { name: '退款 ¥24,310' })).toBeVisible();
  expect(page.getByText('上门取件').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(page.getByText('尺码不合适')).toBeVisible();
  expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/orders/9');
});

test('as long as nobody came for it, the pieces may be kept after all', async () => {
  const kept = orderReturn({ status: 'cancelled', statusText: '已撤销', canCancel: false });
  const cancelReturn = vi.fn(async () => kept);
  await showReturn({ cancelReturn });
  await userEvent.click(await page.findByRole('button', { name: '撤销退货' }));
  expect(cancelReturn).not.toHaveBeenCalled();
  await userEvent.click(page.getAllByRole('button', { name: '撤销退货' }).at(-1) as HTMLElement);
  expect(await page.findAllByText('已撤销')).not.toHaveLength(0);
  expect(page.queryByRole('list', { name: '退货进度' })).toBeNull();
});

test.each([
  ['requested', ['done', 'now', 'ahead', 'ahead']],
  ['picked-up', ['done', 'done', 'now', 'ahead']],
  ['refunding', ['done', 'done', 'done', 'now']],
  ['refunded', ['done', 'done', 'done', 'done']],
] as const)('%s: %j', (status, states) =>
  expect([0, 1, 2, 3].map((index) => stepState(status, index))).toEqual(states),
);
