import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError, type CallOptions } from '@vitrine/client';
import type { Bag } from '@vitrine/contract';
import { guestSessionStarted, selectBagCount, sessionStarted } from '@vitrine/state';
import { productDetail } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen as productScreen } from './index.ts';

const bag: Bag = {
  id: 'own',
  isFlatRateOrder: false,
  count: 1,
  items: [],
  boutiques: {},
  availables: [],
  priceInfo: { currencyIsoCode: 'CNY', subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
};

const rejection = (reason: string, message: string) =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason, message } },
  });

async function renderProduct(calls: Partial<Api>, quantities = [3, 1, 0]) {
  const variants = productDetail('1').variants.map((variant, index) => ({
    ...variant,
    quantity: quantities[index] ?? 0,
  }));
  const getProduct = async () => productDetail('1', { variants });
  const context = createLoadContext({ getProduct, ...calls }, { params: { id: '1' } });
  const rendered = await renderScreen(productScreen, context);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: true, bagId: 'own' })));
  return { ...context, ...rendered };
}

const findAddButton = () =>
  screen.getAllByRole('button', { name: '加入购物袋' }).at(-1) as HTMLElement;
const findSizes = () => within(screen.getByRole('radiogroup', { name: '尺码' }));

test('adds the selected size to the bag, and links to the bag', async () => {
  const addBagItem = vi.fn(async () => bag);
  const { store } = await renderProduct({ addBagItem });
  await userEvent.click(findSizes().getByRole('radio', { name: '36' }));
  await userEvent.click(findAddButton());
  expect(await screen.findByRole('link', { name: '去看看' })).toHaveAttribute('href', '/bag');
  expect(addBagItem).toHaveBeenCalledWith(
    { params: { id: 'own' }, body: { variantId: '501' } },
    expect.anything(),
  );
  expect(selectBagCount(store.getState())).toBe(1);
});

test('asks for a size first, and disables sizes that are sold out', async () => {
  const addBagItem = vi.fn(async () => bag);
  await renderProduct({ addBagItem });
  await userEvent.click(findAddButton());
  const sheet = await screen.findByRole('dialog', { name: '选择尺码' });
  await userEvent.click(findAddButton());
  expect(within(sheet).getByText('请选择尺码')).toBeVisible();
  expect(addBagItem).not.toHaveBeenCalled();
  expect(within(sheet).getByRole('radio', { name: /40/ })).toBeDisabled();
  await userEvent.click(within(sheet).getByRole('radio', { name: /38/ }));
  await userEvent.click(findAddButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addBagItem).toHaveBeenCalledOnce();
});

test('opens a session for a guest who adds a product', async () => {
  const openSession = vi.fn(async () => ({
    isGuest: true,
    userId: null,
    bagId: 'new',
    role: null,
    isMessagingBound: false,
    expiresAt: '2026-12-01T00:00:00.000Z',
    sessionKey: 'key',
    isNew: true,
  }));
  const addBagItem = vi.fn(async () => ({ ...bag, id: 'new' }));
  const { store } = await renderProduct({ openSession, addBagItem });
  act(() => void store.dispatch(guestSessionStarted()));
  await userEvent.click(findSizes().getByRole('radio', { name: '36' }));
  await userEvent.click(findAddButton());
  await screen.findByText('已加入购物袋');
  expect(openSession).toHaveBeenCalledOnce();
});

const unavailable = new ApiError('unavailable', {
  status: 503,
  statusText: '',
  headers: {},
  data: {
    error: {
      code: 'unavailable',
      reason: 'database-unavailable',
      message: '服务暂不可用，请稍后再试',
      requestId: 'r',
    },
  },
});

test.each([
  ['a lost response', new ApiError('network'), '没能加入，请稍后再试'],
  ['an unavailable server', unavailable, '服务暂不可用，请稍后再试'],
])('sends the same idempotency key again after %s', async (_, error, message) => {
  const keys: (string | undefined)[] = [];
  const addBagItem = vi.fn(async (_: unknown, options?: CallOptions) => {
    keys.push(options?.idempotencyKey);
    if (keys.length === 1) throw error;
    return bag;
  });
  await renderProduct({ addBagItem });
  await userEvent.click(findSizes().getByRole('radio', { name: '36' }));
  await userEvent.click(findAddButton());
  await screen.findByText(message);
  await userEvent.click(findAddButton());
  await screen.findByText('已加入购物袋');
  await userEvent.click(findAddButton());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('adds the product once when the button is pressed twice', async () => {
  let finish: (value: Bag) => void = () => undefined;
  const addBagItem = vi.fn(() => new Promise<Bag>((resolve) => (finish = resolve)));
  await renderProduct({ addBagItem });
  await userEvent.click(findSizes().getByRole('radio', { name: '36' }));
  const button = findAddButton();
  await userEvent.click(button);
  await userEvent.click(button);
  expect(addBagItem).toHaveBeenCalledOnce();
  await act(async () => finish(bag));
  expect(await screen.findByText('已加入购物袋')).toBeVisible();
});

test('reloads the sizes when the selected one is sold out', async () => {
  const { api } = await renderProduct({
    addBagItem: () => Promise.reject(rejection('sold-out', '该尺码已售罄')),
  });
  const soldOut = productDetail('1').variants.map((variant) => ({ ...variant, quantity: 0 }));
  vi.spyOn(api, 'getProduct').mockResolvedValue(productDetail('1', { variants: soldOut }));
  await userEvent.click(findSizes().getByRole('radio', { name: '36' }));
  await userEvent.click(findAddButton());
  expect(await screen.findByText('该尺码已售罄')).toBeVisible();
  expect(await screen.findByText('各尺码均已售罄')).toBeVisible();
});

test('offers to tell the shopper of a return to stock when every size is sold out', async () => {
  await renderProduct({}, [0, 0, 0]);
  expect(screen.queryByRole('button', { name: '加入购物袋' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: '到货通知' }).at(-1) as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: '到货通知' }));
  expect(sheet.getAllByRole('button', { name: /到货告诉我/ })).toHaveLength(3);
});

test('records the viewed product for a shopper, but not for a guest', async () => {
  const addRecentlyViewed = vi.fn(async () => ({ isKept: true }));
  const { store } = await renderProduct({ addRecentlyViewed });
  expect(addRecentlyViewed).not.toHaveBeenCalled();
  act(() => void store.dispatch(sessionStarted({ isGuest: false, bagId: 'own' })));
  expect(addRecentlyViewed).toHaveBeenCalledWith({ body: { productId: '1' } });
});
