import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { PromoCode, RewardPackage } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

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

async function showCoupons(tab?: string, answers: Partial<Api> = {}) {
  const context = loadContext(
    {
      listMyRewardPackages: async () => [spring],
      listMyPromoCodes: async () => [code],
      ...answers,
    },
    { query: tab ? { tab } : {} },
  );
  const shown = await showScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperEntered('key')));
  return { ...context, ...shown };
}

test('what can be used leads on, and its code can be copied', async () => {
  const { platform } = await showCoupons();
  expect(page.getByRole('link', { name: '可用 1' })).toHaveAttribute('aria-current', 'page');
  expect(page.getByRole('link', { name: /立即使用/ })).toHaveAttribute('href', '/product/list');
  await userEvent.click(page.getByRole('button', { name: '复制 秋日礼券' }));
  expect(platform.copied).toEqual(['AB12']);
});

test('a claim says that it went well, and the coupon moves to those one has', async () => {
  let isClaimed = false;
  const claimRewardPackage = vi.fn(async () => {
    isClaimed = true;
    return { ...spring, status: 'claimed' as const };
  });
  await showCoupons('claimable', {
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

test('a claim that fails says so, and may be tried again', async () => {
  const claimRewardPackage = () => Promise.reject(new ApiError('network'));
  await showCoupons('claimable', { claimRewardPackage });
  await userEvent.click(page.getByRole('button', { name: /立即领取/ }));
  expect(page.getByText('领取失败，请再尝试')).toBeVisible();
  expect(page.getByRole('button', { name: /立即领取/ })).toBeEnabled();
});

test('with nothing to use it leads to what can be claimed', async () => {
  await showCoupons(undefined, { listMyPromoCodes: async () => [] });
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

test('the small print of a coupon is asked for by whoever wants to read it', async () => {
  const getPromotion = vi.fn(async () => promotion);
  await showCoupons('claimable', { getPromotion });
  expect(getPromotion).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '细则 早春礼券' }));
  expect(await page.findByText('每位客人限领一张')).toBeVisible();
  expect(page.getByText('活动时间：2026.11.02 – 2026.11.30')).toBeVisible();
  expect(getPromotion).toHaveBeenCalledWith({ params: { id: 'p' } });
});

test('small print that does not come says so', async () => {
  await showCoupons('claimable', { getPromotion: () => Promise.reject(new ApiError('network')) });
  await userEvent.click(page.getByRole('button', { name: '细则 早春礼券' }));
  expect(await page.findByText('暂时没能取到细则，请稍后再试')).toBeVisible();
});
