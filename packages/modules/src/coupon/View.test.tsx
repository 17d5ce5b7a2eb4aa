import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { RewardPackage } from '@vitrine/contract';
import { guestEntered, shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { type ShowOptions, showModules, tokenOf } from '../testing.tsx';

const money = (discountValue: number, minValue = 800_000) => ({
  offerMoneyOff: { discountValue, currencyCode: 'CNY', minValue },
});
const coupon = (id: string, more: Partial<RewardPackage> = {}): RewardPackage => ({
  id,
  promotionId: 'spring',
  name: `礼券 ${id}`,
  description: '全场',
  status: 'claimable',
  opensAt: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-31T16:00:00.000Z',
  isUsed: false,
  subscription: { id: `${id}-cn` },
  promoOffers: [money(80_000)],
  ...more,
});

const FIELDS = {
  promotionIds: ['spring'],
  moduleTitle: { title: '早春礼券' },
  nonLoginCoupon: { discountFor: '新客礼遇', discountText: '¥500', expriedDate: '登录后可用' },
};

interface Shown extends ShowOptions {
  coupons?: RewardPackage[];
  fields?: Record<string, unknown>;
  isLoggedIn?: boolean;
}

async function show({ coupons = [], fields = {}, isLoggedIn = true, ...options }: Shown = {}) {
  const shown = await showModules(
    [
      { code: 'coupon', fields: { ...FIELDS, ...fields } },
      { code: 'text', fields: { content: '<p>信到这里</p>' } },
    ],
    {
      sessionReady: false,
      ...options,
      answers: { listMyRewardPackages: async () => coupons, ...options.answers },
    },
  );
  const enter = async () => {
    await act(async () => {
      shown.store.dispatch(isLoggedIn ? shopperEntered('key') : guestEntered());
      shown.enterSession();
    });
  };
  return { ...shown, enter };
}

async function showEntered(given: Shown = {}) {
  const shown = await show(given);
  await shown.enter();
  return shown;
}

test('nothing of it shows, and nothing is fetched, before the exchange is over', async () => {
  const listMyRewardPackages = vi.fn(async () => [coupon('a')]);
  const { enter, container } = await show({ answers: { listMyRewardPackages } });
  expect(container.querySelector('[data-module=coupon]')).toBeNull();
  expect(listMyRewardPackages).not.toHaveBeenCalled();
  await enter();
  expect(screen.getByRole('article', { name: '礼券 a' })).toBeVisible();
  expect(listMyRewardPackages).toHaveBeenCalledWith({ query: { 'promotion-ids': 'spring' } });
});

test('only packages of the promotions that are named are shown', async () => {
  await showEntered({ coupons: [coupon('a'), coupon('b', { promotionId: 'autumn' })] });
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test.each([
  [1, '立即领取'],
  [2, '立即抢'],
  [3, '立即领取'],
])('%s of them are each claimed with %s', async (count, said) => {
  await showEntered({ coupons: ['a', 'b', 'c'].slice(0, count).map((id) => coupon(id)) });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(count);
  for (const button of buttons) expect(button).toHaveTextContent(said);
});

test('a package of several offers is a wallet, under the name that the page gives it', async () => {
  await showEntered({
    coupons: [coupon('a', { promoOffers: [money(20_000), money(30_000)] })],
    fields: { walletStyle: { textOfWallet: '素笺礼匣' } },
  });
  expect(screen.getByRole('article', { name: '素笺礼匣' })).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent('一键领取');
});

test('§8 coupon claim success: toast 领取成功, and the coupon becomes claimed', async () => {
  const claimRewardPackage = vi.fn(async () => coupon('a', { status: 'claimed' }));
  await showEntered({ coupons: [coupon('a')], answers: { claimRewardPackage } });
  await userEvent.click(screen.getByRole('button', { name: '立即领取 礼券 a' }));
  expect(await screen.findByText('领取成功')).toBeVisible();
  expect(screen.getByRole('link', { name: '立即使用 礼券 a' })).toBeVisible();
  expect(claimRewardPackage).toHaveBeenCalledExactlyOnceWith({
    body: { rewardPackageId: 'a', rewardPackageSubscriptionId: 'a-cn' },
  });
});

test('§8 coupon claim failure: info toast 领取失败，请再尝试, and it may be tried again', async () => {
  const claimRewardPackage = vi.fn(() => Promise.reject(new ApiError('conflict')));
  await showEntered({ coupons: [coupon('a')], answers: { claimRewardPackage } });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('领取失败，请再尝试')).toBeVisible();
  expect(screen.getByRole('button', { name: '立即领取 礼券 a' })).toBeEnabled();
});

test('§8 reward package fetch failure: the page goes on with no coupons', async () => {
  const listMyRewardPackages = () => Promise.reject(new ApiError('network'));
  const { container } = await showEntered({ answers: { listMyRewardPackages } });
  expect(screen.getByText('信到这里')).toBeVisible();
  expect(container.querySelector('[data-module=coupon]')).toBeNull();
  expect(screen.queryByText('早春礼券')).toBeNull();
});

test('§8 coupon tapped with no coupon id: go to the login', async () => {
  const listMyRewardPackages = vi.fn(async () => [coupon('a')]);
  const { platform } = await showEntered({ isLoggedIn: false, answers: { listMyRewardPackages } });
  expect(listMyRewardPackages).not.toHaveBeenCalled();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '立即领取 新客礼遇' }));
  expect(platform.visits).toMatchObject([{ route: 'login' }]);
});

test.each([
  ['pine', 'var(--module-ground)'],
  ['', undefined],
])('a ticket on the ground %j shows it through its holes', async (background, around) => {
  const { container } = await showEntered({ coupons: [coupon('a')], fields: { background } });
  const tickets = screen.getByRole('article').closest('.tickets');
  expect(tokenOf(tickets, '--ticket-around')).toBe(around);
  const section = container.querySelector('[data-module=coupon]');
  expect(tokenOf(section, '--module-ground')).toBe(background ? 'var(--pine)' : undefined);
});

test.each([
  ['', '', undefined, undefined],
  ['', 'ivory', 'var(--ivory)', undefined],
  ['', 'ink', 'var(--ink)', 'light'],
  ['', '#123', '#123', 'light'],
  ['pine', '', 'var(--module-ground)', undefined],
  ['pine', 'ivory', 'var(--ivory)', 'dark'],
  ['pine', 'ink', 'var(--own-ink)', 'light'],
])(
  'on %j a ticket of the colour %j is painted %s, its words %s',
  async (background, own, ground, words) => {
    await showEntered({
      coupons: [coupon('a')],
      fields: { background, couponStyle: { background: own } },
    });
    const ticket = screen.getByRole('article');
    expect(tokenOf(ticket.closest('.tickets'), '--ticket-ground')).toBe(ground);
    expect(ticket.closest('.light, .dark')?.className).toBe(words);
  },
);

test('without a teaser, a guest sees a page without coupons', async () => {
  const { container } = await showEntered({
    isLoggedIn: false,
    fields: { nonLoginCoupon: undefined },
  });
  expect(container.querySelector('[data-module=coupon]')).toBeNull();
});

test('who logs in while the page stands is shown what a guest was not', async () => {
  const { store } = await showEntered({
    coupons: [coupon('a')],
    isLoggedIn: false,
    fields: { nonLoginCoupon: undefined },
  });
  expect(screen.queryByRole('article')).toBeNull();
  await act(async () => store.dispatch(shopperEntered('key')));
  expect(screen.getByRole('article', { name: '礼券 a' })).toBeVisible();
});

test('a claim of a visit that has ended leads to the login', async () => {
  const claimRewardPackage = () => Promise.reject(new ApiError('unauthorised'));
  const { platform } = await showEntered({
    coupons: [coupon('a')],
    answers: { claimRewardPackage },
  });
  await userEvent.click(screen.getByRole('button'));
  expect(platform.visits).toMatchObject([{ route: 'login' }]);
});

test('while one is claimed no other can be, and each tap is page action 1838', async () => {
  const claimRewardPackage = () => new Promise<never>(() => undefined);
  const { platform } = await showEntered({
    coupons: [coupon('a'), coupon('b')],
    answers: { claimRewardPackage },
  });
  await userEvent.click(screen.getByRole('button', { name: '立即抢 礼券 a' }));
  expect(screen.getByRole('button', { name: '立即抢 礼券 b' })).toBeDisabled();
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1838, action: 'claim', couponId: 'a' },
  });
});
