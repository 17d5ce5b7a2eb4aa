import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { address, coupon, order } from './testing/fixtures.ts';
import { beginAtNoon, refused, showCheckout } from './testing/showing.tsx';

beginAtNoon();

test('what is bought, where it goes, who for and what it comes to stand on one page', async () => {
  await showCheckout();
  expect(await page.findByText('上海市徐汇区武康路 12 弄，200031')).toBeVisible();
  expect(page.getByRole('group', { name: /Palazzo Nove/ })).toBeVisible();
  expect(page.getByText('林**')).toBeVisible();
  expect(page.getByText('已通过')).toBeVisible();
  expect(page.getByText('1 张可用')).toBeVisible();
  expect(page.getByRole('timer')).toHaveTextContent('商品为您保留 15:00');
  expect(page.getAllByText(/¥20,150/).length).toBeGreaterThan(1);
});

test('a failure of what may be missing leaves the checkout standing', async () => {
  const fails = () => Promise.reject(new ApiError('internal'));
  await showCheckout({ listMyRewardPackages: fails, listAddresses: fails });
  expect(await page.findByText('我的礼券')).toBeVisible();
  expect(page.queryByText(/张可用/)).toBeNull();
});

test('what stays out of customs asks for nobody, and counts one section less', async () => {
  await showCheckout({}, { checkout: { isPersonalIdRequired: false } });
  expect(await page.findByRole('heading', { name: /^4 ?支付方式/ })).toBeVisible();
  expect(page.queryByText('清关身份信息')).toBeNull();
});

describe('delivery', () => {
  test('a way is chosen at once, and the amounts are the shop’s', async () => {
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

  test('what a shopper in a hurry chooses meanwhile is kept, and sent when the shop has answered', async () => {
    const [first] = order().shippingOptions;
    if (!first) throw new Error('an order has a boutique');
    const second = { ...first, merchant: { ...first.merchant, id: '302', name: 'Torvet 12' } };
    const shippingOptions = [first, second];
    const answer = Promise.withResolvers<CheckoutOrder>();
    const setShippingOptions = vi.fn(async () => order({ shippingOptions }));
    setShippingOptions.mockReturnValueOnce(answer.promise);
    await showCheckout({ setShippingOptions }, { checkout: { shippingOptions } });
    const express = await page.findAllByRole('radio', { name: /特快配送/ });
    await userEvent.click(express[0] as HTMLElement);
    await userEvent.click(express[1] as HTMLElement);
    expect(express[1]).toBeChecked();
    await act(async () => answer.resolve(order({ shippingOptions })));
    await waitFor(() => expect(setShippingOptions).toHaveBeenCalledTimes(2));
    expect(setShippingOptions).toHaveBeenLastCalledWith({
      params: { id: '800001' },
      body: { options: [{ merchantId: '302', type: 'express' }] },
    });
  });

  test('a choice that is refused goes back, with the shop’s words', async () => {
    const setShippingOptions = () =>
      Promise.reject(refused('conflict', 'shipping-unavailable', '不支持所选配送方式'));
    await showCheckout({ setShippingOptions });
    await userEvent.click(await page.findByRole('radio', { name: /特快配送/ }));
    expect(await page.findByText('不支持所选配送方式')).toBeVisible();
    expect(page.getByRole('radio', { name: /标准配送/ })).toBeChecked();
  });
});

describe('offers', () => {
  test('a refusal of a code stands beneath it', async () => {
    const applyPromoCode = vi.fn(() =>
      Promise.reject(refused('conflict', 'promo-expired', '优惠已过期')),
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

  test('what cannot be a code is not sent', async () => {
    const applyPromoCode = vi.fn();
    await showCheckout({ applyPromoCode });
    await userEvent.type(await page.findByRole('textbox', { name: '优惠码' }), 'a b{Enter}');
    expect(page.getByRole('textbox', { name: '优惠码' })).toHaveAccessibleDescription(/3 至 32 位/);
    expect(applyPromoCode).not.toHaveBeenCalled();
  });

  test('a claimed coupon is chosen with what it takes off and what it needs', async () => {
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
    expect(platform.visits).toEqual([{ route: 'checkout', params: { id: '800001' } }]);
  });
});

describe('steps', () => {
  test('are addresses: changing the address of delivery leads to its own', async () => {
    const { platform } = await showCheckout();
    await userEvent.click(await page.findByRole('button', { name: '更换收货地址' }));
    expect(platform.visits).toEqual([
      { route: 'checkout', params: { id: '800001', step: 'address' } },
    ]);
  });

  test('inside a mini-program they open on the page that stands', async () => {
    const { platform } = await showCheckout({}, { options: { name: 'minip' } });
    await userEvent.click(await page.findByRole('button', { name: '更换收货地址' }));
    expect(await page.findByRole('dialog', { name: '选择收货地址' })).toBeVisible();
    act(platform.goBack);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(platform.visits).toEqual([]);
  });

  test('with an address of their own, they are left to the host’s history', async () => {
    const { platform } = await showCheckout({}, { step: 'address' });
    const dialog = await page.findByRole('dialog', { name: '选择收货地址' });
    act(platform.goBack);
    expect(dialog).toBeVisible();
    expect(platform.visits).toEqual([]);
  });

  test('an address of the book is sent to, and the step is over', async () => {
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
      expect(platform.visits).toEqual([{ route: 'checkout', params: { id: '800001' } }]),
    );
  });

  test('a choice shows at once, and goes back where it is refused', async () => {
    let refuse: (why: Error) => void = () => undefined;
    const setCheckoutShippingAddress = () =>
      new Promise<never>((_, reject) => {
        refuse = reject;
      });
    const other = { ...address, id: '600002', name: '周景行', defaultShippingAddress: false };
    await showCheckout(
      { setCheckoutShippingAddress, listAddresses: async () => [address, other] },
      { step: 'address' },
    );
    const chosen = await page.findByRole('radio', { name: /周景行/ });
    await userEvent.click(chosen);
    expect(chosen).toBeChecked();
    await act(async () => refuse(refused('conflict', 'not-shipped', '暂不支持送到这里')));
    expect(chosen).not.toBeChecked();
    expect(page.getByText('暂不支持送到这里')).toBeVisible();
  });

  test('a session that ends in the middle leads to the login, and back to this very step', async () => {
    const setCheckoutShippingAddress = () => Promise.reject(new ApiError('unauthorised'));
    const other = { ...address, id: '600002', name: '周景行' };
    const { platform } = await showCheckout(
      { setCheckoutShippingAddress, listAddresses: async () => [address, other] },
      { step: 'address' },
    );
    await userEvent.click(await page.findByRole('radio', { name: /周景行/ }));
    await waitFor(() =>
      expect(platform.visits).toEqual([
        { route: 'login', query: { from: '/checkout/800001/address' } },
      ]),
    );
  });
});

test('in English as in Chinese', async () => {
  const context = { options: { language: 'en-US' as const } };
  await showCheckout({}, context);
  expect(await page.findByRole('heading', { name: /^3 ?Personal ID for customs/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
});
