import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { ProductAlert } from '@vitrine/contract';
import { guestSessionStarted, selectProduct, sessionStarted, setProduct } from '@vitrine/state';
import { productDetail } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { BackInStockButton, PriceAlert } from './index.ts';

const alert = (more: Partial<ProductAlert> = {}): ProductAlert => ({
  id: '7',
  kind: 'price-drop',
  productId: '1',
  variantId: null,
  sizeDescription: null,
  priceWhenAsked: 1_000,
  status: 'waiting',
  askedAt: '2026-11-20T04:00:00.000Z',
  ...more,
});

/** Two of three sizes are sold out. */
const product = productDetail('1', {
  variants: productDetail('1').variants.map((variant, index) => ({
    ...variant,
    quantity: index === 0 ? 1 : 0,
  })),
});

function renderAlerts(calls: Partial<Api>, { isLoggedIn = true } = {}) {
  const listProductAlerts = async () => ({ alerts: [], products: [] });
  const context = createLoadContext({ listProductAlerts, ...calls });
  context.store.dispatch(setProduct(product));
  const shown = selectProduct(context.store.getState());
  const rendered = renderInShop(
    context,
    <>
      <PriceAlert productId="1" name="大衣" />
      <BackInStockButton product={shown} />
    </>,
  );
  act(() => {
    context.store.dispatch(
      isLoggedIn ? sessionStarted({ isGuest: false, bagId: 'own' }) : guestSessionStarted(),
    );
  });
  return { ...context, ...rendered };
}

const findPriceButton = () => screen.findByRole('button', { name: /^大衣 (?:已设)?降价提醒$/ });
const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: '到货通知' }));
  return within(await screen.findByRole('dialog', { name: '到货通知' }));
};

test('turns a price alert on, and undoes it from the toast', async () => {
  const createProductAlert = vi.fn(async () => alert());
  const deleteProductAlert = vi.fn(async () => ({ done: true as const }));
  renderAlerts({ createProductAlert, deleteProductAlert });
  await userEvent.click(await findPriceButton());
  expect(createProductAlert).toHaveBeenCalledWith({ body: { kind: 'price-drop', productId: '1' } });
  expect(await findPriceButton()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(deleteProductAlert).toHaveBeenCalledWith({ params: { id: '7' } });
  expect(await findPriceButton()).toHaveAttribute('aria-pressed', 'false');
});

test('shows an alert that the shopper has already', async () => {
  renderAlerts({ listProductAlerts: async () => ({ alerts: [alert()], products: [] }) });
  expect(await screen.findByText('已设降价提醒')).toBeVisible();
});

test('leads a guest to the log-in and back to the product', async () => {
  const createProductAlert = vi.fn();
  const { platform } = renderAlerts({ createProductAlert }, { isLoggedIn: false });
  await userEvent.click(await findPriceButton());
  expect(createProductAlert).not.toHaveBeenCalled();
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: '/product/detail/1' } }]);
});

test('lists the sold-out sizes only, and asks for one of them', async () => {
  const createProductAlert = vi.fn(async () =>
    alert({ kind: 'back-in-stock', variantId: '502', sizeDescription: 'FR 38' }),
  );
  renderAlerts({ createProductAlert });
  const sheet = await openSheet();
  expect(sheet.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(sheet.getAllByRole('button', { name: /到货告诉我/ })[0] as HTMLElement);
  expect(createProductAlert).toHaveBeenCalledWith({
    body: { kind: 'back-in-stock', variantId: '502' },
  });
  expect(await sheet.findByRole('button', { name: /取消 .* 的到货通知/ })).toBeVisible();
});

test('shows why an alert is not possible, and leaves it off', async () => {
  const failure = new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason: 'no-destination', message: '请先绑定手机' } },
  });
  renderAlerts({ createProductAlert: () => Promise.reject(failure) });
  await userEvent.click(await findPriceButton());
  expect(await screen.findByText('请先绑定手机')).toBeVisible();
  expect(await findPriceButton()).toHaveAttribute('aria-pressed', 'false');
});
