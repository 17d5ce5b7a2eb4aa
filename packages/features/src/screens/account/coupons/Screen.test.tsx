import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { PromoCode, RewardPackage } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const promoOffers = [
  { offerMoneyOff: { discountValue: 80_000, currencyCode: 'CNY', minValue: 800_000 } },
];
const valid = { validFrom: '2026-11-01T00:00:00.000Z', validTo: '2036-11-30T16:00:00.000Z' };
const spring: RewardPackage = {
  id: 'spring',
  promotionId: 'p',
  name: '早春礼券',
  description: '全场',
  status: 'claimable',
  opensAt: null,
  ...valid,
  isUsed: false,
  subscription: { id: 'spring-cn' },
  promoOffers,
};
const code: PromoCode = {
  code: 'AB12',
  name: '秋日礼券',
  description: '全场',
  status: 'usable',
  ...valid,
  promoOffers,
  rewardPackageId: null,
};

async function renderCoupons(tab?: string, answers: Partial<Api> = {}) {
  const context = createLoadContext(
    {
      listMyRewardPackages: async () => [spring],
      listMyPromoCodes: async () => [code],
      ...answers,
    },
    { query: tab ? { tab } : {} },
  );
  const rendered = await renderScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...context, ...rendered };
}

test('links a usable coupon to the products and copies its code', async () => {
  const { platform } = await renderCoupons();
  expect(page.getByRole('link', { name: '可用 1' })).toHaveAttribute('aria-current', 'page');
  expect(page.getByRole('link', { name: /立即使用/ })).toHaveAttribute('href', '/product/list');
  await userEvent.click(page.getByRole('button', { name: '复制 秋日礼券' }));
  expect(platform.copied).toEqual(['AB12']);
});

test('shows a success after a claim and moves the coupon to the usable ones', async () => {
  let isClaimed = false;
  const claimRewardPackage = vi.fn(async () => {
    isClaimed = true;
    return { ...spring, status: 'claimed' as const };
  });
  await renderCoupons('claimable', {
    claimRewardPackage,
    listMyPromoCodes: async () =>
      isClaimed ? [code, { ...code, code: 'CD34', rewardPackageId: 'spring' }] : [code],
  });
  await userEvent.dblClick(page.getByRole('button', { name: /立即领取/ }));
  expect(claimRewardPackage).toHaveBeenCalledTimes(1);
  expect(claimRewardPackage).toHaveBeenCalledWith({
    body: { rewardPackageId: 'spring', rewardPackageSubscriptionId: 'spring-cn' },
  });
  expect(page.getByText('领取成功')).toBeVisible();
  expect(page.getByRole('link', { name: '可用 2' })).toBeVisible();
  expect(page.getByText('现在没有待领取的礼券')).toBeVisible();
});

test('shows a failed claim and lets the shopper try again', async () => {
  const claimRewardPackage = () => Promise.reject(new ApiError('network'));
  await renderCoupons('claimable', { claimRewardPackage });
  await userEvent.click(page.getByRole('button', { name: /立即领取/ }));
  expect(page.getByText('领取失败，请再尝试')).toBeVisible();
  expect(page.getByRole('button', { name: /立即领取/ })).toBeEnabled();
});

test('links to the claimable coupons when none is usable', async () => {
  await renderCoupons(undefined, { listMyPromoCodes: async () => [] });
  expect(page.getByRole('link', { name: '去领取' })).toHaveAttribute(
    'href',
    '/user/coupons?tab=claimable',
  );
});

const promotion = {
  id: 'p',
  name: '早春',
  description: '领取后在结算时使用。',
  terms: ['每位客人限领一张'],
  status: 'running' as const,
  startsAt: '2026-11-01T16:00:00.000Z',
  endsAt: '2026-11-30T16:00:00.000Z',
  rewardPackageIds: ['spring'],
};

test('fetches the terms of a coupon only when they are opened', async () => {
  const getPromotion = vi.fn(async () => promotion);
  await renderCoupons('claimable', { getPromotion });
  expect(getPromotion).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '细则 早春礼券' }));
  expect(await page.findByText('每位客人限领一张')).toBeVisible();
  expect(page.getByText('活动时间：2026.11.02 – 2026.11.30')).toBeVisible();
  expect(getPromotion).toHaveBeenCalledWith({ params: { id: 'p' } });
});

test('shows an error when the terms cannot be fetched', async () => {
  await renderCoupons('claimable', { getPromotion: () => Promise.reject(new ApiError('network')) });
  await userEvent.click(page.getByRole('button', { name: '细则 早春礼券' }));
  expect(await page.findByText('暂时没能取到细则，请稍后再试')).toBeVisible();
});

test.each([
  ['claimable', '现在没有待领取的礼券'],
  ['available', '没有即将开始的礼券'],
  ['expired', '没有失效的礼券'],
])('the empty tab %s says “%s” and links to the shop', async (tab, text) => {
  const none = { listMyRewardPackages: async () => [], listMyPromoCodes: async () => [] };
  await renderCoupons(tab, none);
  expect(page.getByText(text)).toBeVisible();
  expect(page.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/');
});

test('links a coupon of an unpaid order to the bag, without its code', async () => {
  const reserved = { ...code, status: 'reserved' as const };
  await renderCoupons(undefined, { listMyPromoCodes: async () => [reserved] });
  expect(page.getByText('已用在一张未付款的订单里')).toBeVisible();
  expect(page.getByRole('link', { name: /立即使用/ })).toHaveAttribute('href', '/bag');
  expect(page.queryByRole('button', { name: '复制 秋日礼券' })).toBeNull();
});

test('shows the rules of use in a sheet that closes with Escape', async () => {
  await renderCoupons();
  await userEvent.click(page.getByRole('button', { name: '使用规则' }));
  const sheet = page.getByRole('dialog', { name: '使用规则' });
  expect(within(sheet).getByText('一张订单用一张礼券，在结算时选择。')).toBeVisible();
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

test('leads to the log-in when the session ends during a claim', async () => {
  const claimRewardPackage = () => Promise.reject(new ApiError('unauthorised'));
  const { platform } = await renderCoupons('claimable', { claimRewardPackage });
  await userEvent.click(page.getByRole('button', { name: /立即领取/ }));
  await waitFor(() => expect(platform.destinations).toHaveLength(1));
  expect(platform.destinations[0]).toMatchObject({ route: 'login' });
  expect(page.queryByText('领取失败，请再尝试')).toBeNull();
});

test('fetches the terms again after a failure', async () => {
  const getPromotion = vi.fn(async () => promotion);
  getPromotion.mockRejectedValueOnce(new ApiError('network'));
  await renderCoupons('claimable', { getPromotion });
  const open = () => userEvent.click(page.getByRole('button', { name: '细则 早春礼券' }));
  await open();
  expect(await page.findByRole('alert')).toBeVisible();
  fireEvent(page.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await open();
  expect(await page.findByText('每位客人限领一张')).toBeVisible();
});
