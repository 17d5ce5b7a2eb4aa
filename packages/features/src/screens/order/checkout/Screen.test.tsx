import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { apiError } from '../../../testing.ts';
import { address, coupon, order } from './testing/fixtures.ts';
import { showCheckout, startAtNoon } from './testing/show-checkout.tsx';

startAtNoon();

test('shows the items, the address, the personal ID and the totals on one page', async () => {
  await showCheckout();
  expect(await page.findByText('上海市徐汇区武康路 12 弄，200031')).toBeVisible();
  expect(page.getByRole('group', { name: /Palazzo Nove/ })).toBeVisible();
  expect(page.getByText('林**')).toBeVisible();
  expect(page.getByText('已通过')).toBeVisible();
  expect(page.getByText('1 张可用')).toBeVisible();
  expect(page.getByRole('timer')).toHaveTextContent('商品为您保留 15:00');
  expect(page.getAllByText(/¥20,150/).length).toBeGreaterThan(1);
});

test('shows the checkout when optional data fails to load', async () => {
  const fail = () => Promise.reject(new ApiError('internal'));
  await showCheckout({ listMyRewardPackages: fail, listAddresses: fail });
  expect(await page.findByText('我的礼券')).toBeVisible();
  expect(page.queryByText(/张可用/)).toBeNull();
});

test('has no personal ID section for an order that does not cross customs', async () => {
  await showCheckout({}, { checkout: { isPersonalIdRequired: false } });
  expect(await page.findByRole('heading', { name: /^4 ?支付方式/ })).toBeVisible();
  expect(page.queryByText('清关身份信息')).toBeNull();
});

describe('delivery', () => {
  test('shows a chosen shipping option at once and the totals of the server', async () => {
    const setShippingOptions = vi.fn(async () =>
      order({
        priceInfo: { ...order().priceInfo, totalShippingFee: 32_000, grandTotal: 2_032_000 },
      }),
    );
    await showCheckout({ setShippingOptions });
    await userEvent.click(await page.findByRole('radio', { name: /特快配送/ }));
    expect(setShippingOptions).toHaveBeenCalledWith({
      params: { id: '800001' },
      body: { options: [{ merchantId: '301', type: 'express' }] },
    });
    expect((await page.findAllByText(/¥20,320/)).length).toBeGreaterThan(0);
  });

  test('sends a shipping option chosen during a request once the request is done', async () => {
    const [first] = order().shippingOptions;
    if (!first) throw new Error('the order has no boutique');
    const second = { ...first, merchant: { ...first.merchant, id: '302', name: 'Torvet 12' } };
    const shippingOptions = [first, second];
    const response = Promise.withResolvers<CheckoutOrder>();
    const setShippingOptions = vi.fn(async () => order({ shippingOptions }));
    setShippingOptions.mockReturnValueOnce(response.promise);
    await showCheckout({ setShippingOptions }, { checkout: { shippingOptions } });
    const express = await page.findAllByRole('radio', { name: /特快配送/ });
    await userEvent.click(express[0] as HTMLElement);
    await userEvent.click(express[1] as HTMLElement);
    expect(express[1]).toBeChecked();
    await act(async () => response.resolve(order({ shippingOptions })));
    await waitFor(() => expect(setShippingOptions).toHaveBeenCalledTimes(2));
    expect(setShippingOptions).toHaveBeenLastCalledWith({
      params: { id: '800001' },
      body: { options: [{ merchantId: '302', type: 'express' }] },
    });
  });

  test('takes a refused shipping option back and shows the message of the server', async () => {
    const setShippingOptions = () =>
      Promise.reject(apiError('conflict', 'shipping-unavailable', '不支持所选配送方式'));
    await showCheckout({ setShippingOptions });
    await userEvent.click(await page.findByRole('radio', { name: /特快配送/ }));
    expect(await page.findByText('不支持所选配送方式')).toBeVisible();
    expect(page.getByRole('radio', { name: /标准配送/ })).toBeChecked();
  });
});

describe('offers', () => {
  test('shows the error of a promo code beneath the field', async () => {
    const applyPromoCode = vi.fn(() =>
      Promise.reject(apiError('conflict', 'promo-expired', '优惠已过期')),
    );
    await showCheckout({ applyPromoCode });
    const field = await page.findByRole('textbox', { name: '优惠码' });
    await userEvent.type(field, 'summer{Enter}');
    expect(applyPromoCode).toHaveBeenCalledWith({
      params: { id: '800001' },
      body: { code: 'SUMMER' },
    });
    expect(await page.findByRole('textbox', { name: '优惠码' })).toHaveAccessibleDescription(
      '优惠已过期',
    );
  });

  test('does not send a malformed promo code', async () => {
    const applyPromoCode = vi.fn();
    await showCheckout({ applyPromoCode });
    await userEvent.type(await page.findByRole('textbox', { name: '优惠码' }), 'a b{Enter}');
    expect(page.getByRole('textbox', { name: '优惠码' })).toHaveAccessibleDescription(/3 至 32 位/);
    expect(applyPromoCode).not.toHaveBeenCalled();
  });

  test('applies a claimed coupon and shows its discount and its conditions', async () => {
    const promo = {
      code: null,
      rewardPackageId: coupon.id,
      promotionId: 'autumn',
      name: coupon.name,
      amount: 80_000,
    };
    const applyPromoCode = vi.fn(async () => order({ promo }));
    const { platform } = await showCheckout({ applyPromoCode }, { step: 'offers' });
    const dialog = within(await page.findByRole('dialog', { name: '我的礼券' }));
    expect(dialog.getByText('减 ¥800')).toBeVisible();
    expect(dialog.getByText(/满 ¥8,000 可用 · 全场/)).toBeVisible();
    expect(dialog.getByText(/至 2026\.12\.31/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /秋日全场礼券/ }));
    expect(applyPromoCode).toHaveBeenCalledWith({
      params: { id: '800001' },
      body: { rewardPackageId: coupon.id },
    });
    expect(await page.findByText('已使用，减 ¥800')).toBeVisible();
    expect(platform.destinations).toEqual([{ route: 'checkout', params: { id: '800001' } }]);
  });
});

test('announces that a coupon has replaced a promo code, and undoes it', async () => {
  const promo = { promotionId: 'autumn', amount: 80_000 };
  const byCode = { ...promo, code: 'SUMMER', rewardPackageId: null, name: '夏日' };
  const byCoupon = { ...promo, code: null, rewardPackageId: coupon.id, name: coupon.name };
  const applyPromoCode = vi.fn(async () => order({ promo: byCoupon }));
  await showCheckout({ applyPromoCode }, { step: 'offers', checkout: { promo: byCode } });
  const dialog = within(await page.findByRole('dialog', { name: '我的礼券' }));
  await userEvent.click(dialog.getByRole('radio', { name: /秋日全场礼券/ }));
  expect(await page.findByText('已改用“秋日全场礼券”，优惠码 SUMMER 不再生效')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(applyPromoCode).toHaveBeenLastCalledWith({
      params: { id: '800001' },
      body: { code: 'SUMMER' },
    }),
  );
});

describe('steps', () => {
  test('opens the address step under its own URL', async () => {
    const { platform } = await showCheckout();
    await userEvent.click(await page.findByRole('button', { name: '更换收货地址' }));
    expect(platform.destinations).toEqual([
      { route: 'checkout', params: { id: '800001', step: 'address' } },
    ]);
  });

  test('opens a step within the page in a mini-program', async () => {
    const { platform } = await showCheckout({}, { options: { name: 'minip' } });
    await userEvent.click(await page.findByRole('button', { name: '更换收货地址' }));
    expect(await page.findByRole('dialog', { name: '选择收货地址' })).toBeVisible();
    act(platform.goBack);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(platform.destinations).toEqual([]);
  });

  test('leaves "back" to the browser for a step with a URL', async () => {
    const { platform } = await showCheckout({}, { step: 'address' });
    const dialog = await page.findByRole('dialog', { name: '选择收货地址' });
    act(platform.goBack);
    expect(dialog).toBeVisible();
    expect(platform.destinations).toEqual([]);
  });

  test('sends the chosen address and closes the step', async () => {
    const setCheckoutShippingAddress = vi.fn(async () => order());
    const other = { ...address, id: '600002', name: '周景行', defaultShippingAddress: false };
    const { platform } = await showCheckout(
      { setCheckoutShippingAddress, listAddresses: async () => [address, other] },
      { step: 'address' },
    );
    await userEvent.click(await page.findByRole('radio', { name: /周景行/ }));
    expect(setCheckoutShippingAddress).toHaveBeenCalledWith({
      params: { id: '800001' },
      body: { addressId: '600002' },
    });
    await waitFor(() =>
      expect(platform.destinations).toEqual([{ route: 'checkout', params: { id: '800001' } }]),
    );
  });

  test('shows a chosen address at once and takes it back when it is refused', async () => {
    let rejectCall: (error: Error) => void = () => undefined;
    const setCheckoutShippingAddress = () =>
      new Promise<never>((_, reject) => {
        rejectCall = reject;
      });
    const other = { ...address, id: '600002', name: '周景行', defaultShippingAddress: false };
    await showCheckout(
      { setCheckoutShippingAddress, listAddresses: async () => [address, other] },
      { step: 'address' },
    );
    const chosen = await page.findByRole('radio', { name: /周景行/ });
    await userEvent.click(chosen);
    expect(chosen).toBeChecked();
    await act(async () => rejectCall(apiError('conflict', 'not-shipped', '暂不支持送到这里')));
    expect(chosen).not.toBeChecked();
    expect(page.getByText('暂不支持送到这里')).toBeVisible();
  });

  test('opens the log-in when the session has ended, to return to the same step', async () => {
    const setCheckoutShippingAddress = () => Promise.reject(new ApiError('unauthorised'));
    const other = { ...address, id: '600002', name: '周景行' };
    const { platform } = await showCheckout(
      { setCheckoutShippingAddress, listAddresses: async () => [address, other] },
      { step: 'address' },
    );
    await userEvent.click(await page.findByRole('radio', { name: /周景行/ }));
    await waitFor(() =>
      expect(platform.destinations).toEqual([
        { route: 'login', query: { from: '/checkout/800001/address' } },
      ]),
    );
  });
});

test('shows the English messages', async () => {
  const context = { options: { language: 'en-US' as const } };
  await showCheckout({}, context);
  expect(await page.findByRole('heading', { name: /^3 ?Personal ID for customs/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
});
