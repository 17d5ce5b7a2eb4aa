import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { merchantOrder, order } from '../order-parts/testing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const arrived = order({
  merchantOrders: [merchantOrder({ status: 'delivered', canReturn: true })],
});

async function showRequest(shown = arrived, answers = {}) {
  const context = loadContext(
    { getOrder: async () => shown, ...answers },
    { params: { id: '9' }, query: { parcel: '31' } },
  );
  context.store.dispatch(shopperEntered('key'));
  return showScreen(screen, context);
}

test('one of two pieces is asked to be collected, and leads to the return', async () => {
  const createReturn = vi.fn(async (_: unknown) => ({ id: '77' }));
  const { platform } = await showRequest(arrived, { createReturn });
  await userEvent.click(await page.findByRole('checkbox', { name: /风衣/ }));
  await userEvent.click(page.getByRole('button', { name: /减少|少/ }));
  await userEvent.selectOptions(page.getByLabelText('退货原因'), 'size');
  await userEvent.selectOptions(page.getByLabelText('取件时段'), 'afternoon');
  await userEvent.click(page.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(platform.visits).toEqual([{ route: 'returned', params: { id: '77' } }]),
  );
  expect(createReturn).toHaveBeenCalledWith({
    body: expect.objectContaining({
      merchantOrderId: '31',
      items: [{ orderItemId: '71', quantity: 1 }],
      reason: 'size',
      pickup: expect.objectContaining({ part: 'afternoon' }),
    }),
  });
});

test('what is still to be said is told, and nothing is sent', async () => {
  const createReturn = vi.fn();
  await showRequest(arrived, { createReturn });
  await userEvent.click(await page.findByRole('button', { name: '提交申请' }));
  expect(page.getByText('请选择要退的商品')).toBeVisible();
  expect(createReturn).not.toHaveBeenCalled();
});

test('a parcel that cannot go back says so', async () => {
  await showRequest(order());
  expect(await page.findByText('这个包裹不能退货')).toBeVisible();
});
