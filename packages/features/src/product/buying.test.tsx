import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError, type CallOptions } from '@vitrine/client';
import type { Bag } from '@vitrine/contract';
import { guestEntered, selectBagCount, sessionEntered } from '@vitrine/state';
import { productDetail } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen as productScreen } from './screen.ts';

const bag: Bag = {
  id: 'own',
  isFlatRateOrder: false,
  count: 1,
  items: [],
  boutiques: {},
  availables: [],
  priceInfo: { currencyIsoCode: 'CNY', subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
};

const refused = (reason: string, message: string) =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason, message } },
  });

async function showProduct(answers: Partial<Api>, quantities = [3, 1, 0]) {
  const variants = productDetail('1').variants.map((variant, index) => ({
    ...variant,
    quantity: quantities[index] ?? 0,
  }));
  const getProduct = async () => productDetail('1', { variants });
  const context = loadContext({ getProduct, ...answers }, { params: { id: '1' } });
  const shown = await showScreen(productScreen, context);
  act(() => void context.store.dispatch(sessionEntered({ isGuest: true, bagId: 'own' })));
  return { ...context, ...shown };
}

const add = () => screen.getAllByRole('button', { name: '加入购物袋' }).at(-1) as HTMLElement;
const sizes = () => within(screen.getByRole('radiogroup', { name: '尺码' }));

test('a chosen size goes into the bag, and the bag is one tap away', async () => {
  const addBagItem = vi.fn(async () => bag);
  const { store } = await showProduct({ addBagItem });
  await userEvent.click(sizes().getByRole('radio', { name: '36' }));
  await userEvent.click(add());
  expect(await screen.findByRole('link', { name: '去看看' })).toHaveAttribute('href', '/bag');
  expect(addBagItem).toHaveBeenCalledWith(
    { params: { id: 'own' }, body: { variantId: '501' } },
    expect.anything(),
  );
  expect(selectBagCount(store.getState())).toBe(1);
});

test('without a size it is asked for first; sold ones cannot be chosen there', async () => {
  const addBagItem = vi.fn(async () => bag);
  await showProduct({ addBagItem });
  await userEvent.click(add());
  const sheet = await screen.findByRole('dialog', { name: '选择尺码' });
  await userEvent.click(add());
  expect(within(sheet).getByText('请选择尺码')).toBeVisible();
  expect(addBagItem).not.toHaveBeenCalled();
  expect(within(sheet).getByRole('radio', { name: /40/ })).toBeDisabled();
  await userEvent.click(within(sheet).getByRole('radio', { name: /38/ }));
  await userEvent.click(add());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addBagItem).toHaveBeenCalledOnce();
});

test('a guest gets a visit with the first piece', async () => {
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
  const { store } = await showProduct({ openSession, addBagItem });
  act(() => void store.dispatch(guestEntered()));
  await userEvent.click(sizes().getByRole('radio', { name: '36' }));
  await userEvent.click(add());
  await screen.findByText('已加入购物袋');
  expect(openSession).toHaveBeenCalledOnce();
});

test('sent again after no answer, it is the same attempt', async () => {
  const keys: (string | undefined)[] = [];
  const addBagItem = vi.fn(async (_: unknown, options?: CallOptions) => {
    keys.push(options?.idempotencyKey);
    if (keys.length === 1) throw new ApiError('network');
    return bag;
  });
  await showProduct({ addBagItem });
  await userEvent.click(sizes().getByRole('radio', { name: '36' }));
  await userEvent.click(add());
  await screen.findByText('没能加入，请稍后再试');
  await userEvent.click(add());
  await screen.findByText('已加入购物袋');
  await userEvent.click(add());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a size that has sold meanwhile says so, and is drawn as sold', async () => {
  const { api } = await showProduct({
    addBagItem: () => Promise.reject(refused('sold-out', '该尺码已售罄')),
  });
  const gone = productDetail('1').variants.map((variant) => ({ ...variant, quantity: 0 }));
  vi.spyOn(api, 'getProduct').mockResolvedValue(productDetail('1', { variants: gone }));
  await userEvent.click(sizes().getByRole('radio', { name: '36' }));
  await userEvent.click(add());
  expect(await screen.findByText('该尺码已售罄')).toBeVisible();
  expect(await screen.findByText('各尺码均已售罄')).toBeVisible();
});

test('what is sold in every size cannot be added', async () => {
  await showProduct({}, [0, 0, 0]);
  expect(screen.queryByRole('button', { name: '加入购物袋' })).toBeNull();
  expect(screen.getByRole('button', { name: '已售罄' })).toBeDisabled();
});

test('a look is noted for a shopper, and for nobody else', async () => {
  const addRecentlyViewed = vi.fn(async () => ({ isKept: true }));
  const { store } = await showProduct({ addRecentlyViewed });
  expect(addRecentlyViewed).not.toHaveBeenCalled();
  act(() => void store.dispatch(sessionEntered({ isGuest: false, bagId: 'own' })));
  expect(addRecentlyViewed).toHaveBeenCalledWith({ body: { productId: '1' } });
});
