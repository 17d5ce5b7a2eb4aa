import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { RewardPackage } from '@vitrine/contract';
import { guestSessionStarted, shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { useMessagePrompt } from '../parts/message-prompt/index.ts';
import { getCssVariable, type RenderModulesOptions, renderModules } from '../testing.tsx';

const { ask } = vi.hoisted(() => ({ ask: vi.fn(async () => false) }));
vi.mock('../parts/message-prompt/index.ts', () => ({
  useMessagePrompt: vi.fn(() => ({ canAsk: true, ask })),
}));

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

/** The chunk that the module loads for a shopper who is logged in. */
const loadShopperCoupons = () => import('./later/ShopperCoupons.tsx');

interface RenderCouponsOptions extends RenderModulesOptions {
  coupons?: RewardPackage[];
  fields?: Record<string, unknown>;
  isLoggedIn?: boolean;
}

async function renderCoupons({
  coupons = [],
  fields = {},
  isLoggedIn = true,
  ...options
}: RenderCouponsOptions = {}) {
  const rendered = await renderModules(
    [
      { code: 'coupon', fields: { ...FIELDS, ...fields } },
      { code: 'text', fields: { content: '<p>信到这里</p>' } },
    ],
    {
      isSessionReady: false,
      ...options,
      apiResponses: { listMyRewardPackages: async () => coupons, ...options.apiResponses },
    },
  );
  const startSession = async () => {
    await act(async () => {
      rendered.store.dispatch(isLoggedIn ? shopperSessionStarted('key') : guestSessionStarted());
      rendered.startSession();
      await loadShopperCoupons();
    });
  };
  return { ...rendered, startSession };
}

async function renderWithSession(options: RenderCouponsOptions = {}) {
  const rendered = await renderCoupons(options);
  await rendered.startSession();
  return rendered;
}

test('shows and fetches nothing before the session is ready', async () => {
  const listMyRewardPackages = vi.fn(async () => [coupon('a')]);
  const { startSession, container } = await renderCoupons({
    apiResponses: { listMyRewardPackages },
  });
  expect(container.querySelector('[data-module=coupon]')).toBeNull();
  expect(listMyRewardPackages).not.toHaveBeenCalled();
  await startSession();
  expect(screen.getByRole('article', { name: '礼券 a' })).toBeVisible();
  expect(listMyRewardPackages).toHaveBeenCalledWith({ query: { 'promotion-ids': 'spring' } });
});

test('shows only coupons of the given promotions', async () => {
  await renderWithSession({ coupons: [coupon('a'), coupon('b', { promotionId: 'autumn' })] });
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test.each([
  [1, '立即领取'],
  [2, '立即抢'],
  [3, '立即领取'],
])('labels the claim buttons of %s coupons with %s', async (count, label) => {
  await renderWithSession({ coupons: ['a', 'b', 'c'].slice(0, count).map((id) => coupon(id)) });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(count);
  for (const button of buttons) expect(button).toHaveTextContent(label);
});

test('shows a package with several offers as a wallet with the name set on the page', async () => {
  await renderWithSession({
    coupons: [coupon('a', { promoOffers: [money(20_000), money(30_000)] })],
    fields: { walletStyle: { textOfWallet: '素笺礼匣' } },
  });
  expect(screen.getByRole('article', { name: '素笺礼匣' })).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent('一键领取');
});

test('§8 coupon claim success: toast 领取成功, and the coupon becomes claimed', async () => {
  const claimRewardPackage = vi.fn(async () => coupon('a', { status: 'claimed' }));
  await renderWithSession({ coupons: [coupon('a')], apiResponses: { claimRewardPackage } });
  await userEvent.click(screen.getByRole('button', { name: '立即领取 礼券 a' }));
  expect(await screen.findByText('领取成功')).toBeVisible();
  expect(screen.getByRole('link', { name: '立即使用 礼券 a' })).toBeVisible();
  expect(claimRewardPackage).toHaveBeenCalledExactlyOnceWith({
    body: { rewardPackageId: 'a', rewardPackageSubscriptionId: 'a-cn' },
  });
});

test('asks in the tap itself for the message about the end of the coupon, and claims whatever the answer is', async () => {
  const steps: string[] = [];
  ask.mockImplementation(() => {
    steps.push('ask');
    return new Promise(() => {});
  });
  const claimRewardPackage = vi.fn(async () => {
    steps.push('claim');
    return coupon('a', { status: 'claimed' });
  });
  await renderWithSession({ coupons: [coupon('a')], apiResponses: { claimRewardPackage } });
  expect(useMessagePrompt).toHaveBeenCalledWith('coupon');
  await userEvent.click(screen.getByRole('button', { name: '立即领取 礼券 a' }));
  expect(await screen.findByText('领取成功')).toBeVisible();
  expect(steps).toEqual(['ask', 'claim']);
});

test('§8 coupon claim failure: info toast 领取失败，请再尝试, and the coupon can be claimed again', async () => {
  const claimRewardPackage = vi.fn(() => Promise.reject(new ApiError('conflict')));
  await renderWithSession({ coupons: [coupon('a')], apiResponses: { claimRewardPackage } });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('领取失败，请再尝试')).toBeVisible();
  expect(screen.getByRole('button', { name: '立即领取 礼券 a' })).toBeEnabled();
});

test('§8 reward package fetch failure: the page is shown without coupons', async () => {
  const listMyRewardPackages = () => Promise.reject(new ApiError('network'));
  const { container } = await renderWithSession({ apiResponses: { listMyRewardPackages } });
  expect(screen.getByText('信到这里')).toBeVisible();
  expect(container.querySelector('[data-module=coupon]')).toBeNull();
  expect(screen.queryByText('早春礼券')).toBeNull();
});

test('§8 coupon pressed with no coupon id: opens the login', async () => {
  const listMyRewardPackages = vi.fn(async () => [coupon('a')]);
  const { platform } = await renderWithSession({
    isLoggedIn: false,
    apiResponses: { listMyRewardPackages },
  });
  expect(listMyRewardPackages).not.toHaveBeenCalled();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '立即领取 新客礼遇' }));
  expect(platform.destinations).toMatchObject([{ route: 'login' }]);
});

test.each([
  ['pine', 'var(--module-background)'],
  ['', undefined],
])('uses the module background %j for the cutouts of a ticket', async (background, around) => {
  const { container } = await renderWithSession({ coupons: [coupon('a')], fields: { background } });
  const tickets = screen.getByRole('article').closest('.tickets');
  expect(getCssVariable(tickets, '--ticket-surround')).toBe(around);
  const section = container.querySelector('[data-module=coupon]');
  expect(getCssVariable(section, '--module-background')).toBe(
    background ? 'var(--pine)' : undefined,
  );
});

test.each([
  ['', '', undefined, undefined],
  ['', 'ivory', 'var(--ivory)', undefined],
  ['', 'ink', 'var(--ink)', 'light'],
  ['', '#123', '#123', 'light'],
  ['pine', '', 'var(--module-background)', undefined],
  ['pine', 'ivory', 'var(--ivory)', 'dark'],
  ['pine', 'ink', 'var(--base-ink)', 'light'],
])(
  'on %j renders a ticket of the colour %j with the background %s and the text tone %s',
  async (background, ticketColour, ticketBackground, textTone) => {
    await renderWithSession({
      coupons: [coupon('a')],
      fields: { background, couponStyle: { background: ticketColour } },
    });
    const ticket = screen.getByRole('article');
    expect(getCssVariable(ticket.closest('.tickets'), '--ticket-background')).toBe(
      ticketBackground,
    );
    expect(ticket.closest('.light, .dark')?.className).toBe(textTone);
  },
);

test('shows a guest no coupons without a sample coupon', async () => {
  const { container } = await renderWithSession({
    isLoggedIn: false,
    fields: { nonLoginCoupon: undefined },
  });
  expect(container.querySelector('[data-module=coupon]')).toBeNull();
});

test('shows the coupons after logging in on the same page', async () => {
  const { store } = await renderWithSession({
    coupons: [coupon('a')],
    isLoggedIn: false,
    fields: { nonLoginCoupon: undefined },
  });
  expect(screen.queryByRole('article')).toBeNull();
  await act(async () => store.dispatch(shopperSessionStarted('key')));
  expect(await screen.findByRole('article', { name: '礼券 a' })).toBeVisible();
});

test('opens the login when claiming with an expired session', async () => {
  const claimRewardPackage = () => Promise.reject(new ApiError('unauthorised'));
  const { platform } = await renderWithSession({
    coupons: [coupon('a')],
    apiResponses: { claimRewardPackage },
  });
  await userEvent.click(screen.getByRole('button'));
  expect(platform.destinations).toMatchObject([{ route: 'login' }]);
});

test('disables the other coupons during a claim and tracks page action 1838', async () => {
  const claimRewardPackage = () => new Promise<never>(() => undefined);
  const { platform } = await renderWithSession({
    coupons: [coupon('a'), coupon('b')],
    apiResponses: { claimRewardPackage },
  });
  await userEvent.click(screen.getByRole('button', { name: '立即抢 礼券 a' }));
  expect(screen.getByRole('button', { name: '立即抢 礼券 b' })).toBeDisabled();
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1838, action: 'claim', couponId: 'a' },
  });
});
