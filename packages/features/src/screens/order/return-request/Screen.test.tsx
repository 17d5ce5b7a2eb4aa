import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { merchantOrder, order, orderItem } from '../../../shared/order/testing.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const delivered = order({
  merchantOrders: [merchantOrder({ status: 'delivered', canReturn: true })],
});

const findCoat = () => page.findByRole('checkbox', { name: /风衣/ });
const submit = () => userEvent.click(page.getByRole('button', { name: '提交申请' }));

async function showRequest(loaded = delivered, responses = {}) {
  const context = createLoadContext(
    { getOrder: async () => loaded, ...responses },
    { params: { id: '9' }, query: { parcel: '31' } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return renderScreen(screen, context);
}

test('requests a return of some of the items and opens it', async () => {
  const createReturn = vi.fn(async (_: unknown) => ({ id: '77' }));
  const { platform } = await showRequest(delivered, { createReturn });
  expect(await findCoat()).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: /减少|少/ }));
  await userEvent.selectOptions(page.getByLabelText('退货原因'), 'size');
  await userEvent.selectOptions(page.getByLabelText('取件时段'), 'afternoon');
  await userEvent.click(page.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(platform.destinations).toEqual([{ route: 'returnDetail', params: { id: '77' } }]),
  );
  expect(createReturn).toHaveBeenCalledWith(
    {
      body: expect.objectContaining({
        merchantOrderId: '31',
        items: [{ orderItemId: '71', quantity: 1 }],
        reason: 'size',
        pickup: expect.objectContaining({ part: 'afternoon' }),
        photoIds: [],
      }),
    },
    { idempotencyKey: expect.any(String) },
  );
});

test('shows the missing field and sends nothing', async () => {
  const createReturn = vi.fn();
  await showRequest(delivered, { createReturn });
  await userEvent.click(await findCoat());
  await submit();
  expect(page.getByText('请选择要退的商品')).toBeVisible();
  expect(createReturn).not.toHaveBeenCalled();
});

test('says so when a shipment cannot be returned', async () => {
  await showRequest(order());
  expect(await page.findByText('这个包裹不能退货')).toBeVisible();
});

test('names the missing fields one after another', async () => {
  const createReturn = vi.fn();
  await showRequest(delivered, { createReturn });
  await findCoat();
  await submit();
  expect(page.getByLabelText('退货原因')).toHaveAccessibleDescription('请选择退货原因');
  await userEvent.selectOptions(page.getByLabelText('退货原因'), 'other');
  await submit();
  expect(page.getByLabelText('补充说明')).toHaveAccessibleDescription(/请说明原因/);
  await userEvent.type(page.getByLabelText('补充说明'), '   ');
  expect(page.getByLabelText('补充说明')).toBeInvalid();
  await userEvent.type(page.getByLabelText('补充说明'), '颜色');
  expect(page.getByLabelText('补充说明')).not.toBeInvalid();
  expect(createReturn).not.toHaveBeenCalled();
});

test('offers only items and quantities that were not returned yet', async () => {
  const items = [
    { ...orderItem, id: '71', shortDescription: '风衣', quantity: 3, returnedQuantity: 1 },
    { ...orderItem, id: '72', shortDescription: '围巾', quantity: 1, returnedQuantity: 1 },
    { ...orderItem, id: '73', shortDescription: '手套', quantity: 1, returnedQuantity: 0 },
  ];
  await showRequest(
    order({ merchantOrders: [merchantOrder({ status: 'delivered', canReturn: true, items })] }),
  );
  await userEvent.click(await findCoat());
  expect(page.queryByRole('checkbox', { name: /围巾/ })).toBeNull();
  expect(page.getByRole('button', { name: /增加|多/ })).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: /风衣/ }));
  await userEvent.click(page.getByRole('checkbox', { name: /手套/ }));
  expect(page.queryByRole('button', { name: /减少|少/ })).toBeNull();
});

test('keeps the form and shows an error when the request cannot be sent', async () => {
  const createReturn = vi.fn(() => Promise.reject(new ApiError('network')));
  const { platform } = await showRequest(delivered, { createReturn });
  await findCoat();
  await userEvent.selectOptions(page.getByLabelText('退货原因'), 'size');
  await submit();
  expect(await page.findByRole('alert')).toHaveTextContent('没能提交，请检查网络后再试');
  expect(page.getByRole('checkbox', { name: /风衣/ })).toBeChecked();
  expect(page.getByLabelText('退货原因')).toHaveValue('size');
  expect(platform.destinations).toEqual([]);
});

test('sends the request once when the form is submitted twice at once', async () => {
  const createReturn = vi.fn(async () => ({ id: '77' }));
  await showRequest(delivered, { createReturn });
  await findCoat();
  await userEvent.selectOptions(page.getByLabelText('退货原因'), 'size');
  const form = page.getByRole('form', { name: '申请退货' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await page.findByText('已提交，取件员会按时上门')).toBeVisible();
  expect(createReturn).toHaveBeenCalledOnce();
});

test('keeps what was written until the request is sent', async () => {
  const createReturn = vi.fn(async () => ({ id: '77' }));
  const { platform } = await showRequest(delivered, { createReturn });
  const { session } = platform.storage;
  await userEvent.selectOptions(await page.findByLabelText('退货原因'), 'size');
  await userEvent.type(page.getByLabelText('补充说明'), '偏大');
  expect(JSON.parse(session.get('return:31') ?? '')).toMatchObject({
    draft: { reason: 'size', note: '偏大', quantities: { '71': 2 } },
  });
  await submit();
  await waitFor(() => expect(session.get('return:31')).toBeNull());
});

test('sends the same request again with the same key, so that a lost answer creates one return', async () => {
  const createReturn = vi.fn((_body: object, _options: { idempotencyKey: string }) =>
    Promise.reject(new ApiError('network')),
  );
  await showRequest(delivered, { createReturn });
  await findCoat();
  await userEvent.selectOptions(page.getByLabelText('退货原因'), 'size');
  await submit();
  await submit();
  await userEvent.type(page.getByLabelText('补充说明'), '大');
  await submit();
  const keys = createReturn.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toBe(keys[1]);
});
