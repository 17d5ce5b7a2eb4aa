import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { OrderSummary } from '@vitrine/contract';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import {
  guestSessionStarted,
  selectTiers,
  setShopContent,
  setShopProfile,
  setUserBenefits,
  shopperSessionStarted,
} from '@vitrine/state';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext, OWN_SHOP } from '../../../testing.ts';
import { screen } from './index.ts';

const shop = {
  slogan: '从别处寄来',
  footer: [
    {
      title: '服务',
      links: [
        { text: '配送', link: '/content/delivery' },
        { text: '哪里也不去', link: '' },
      ],
    },
  ],
};

async function renderMe(language: Language = 'zh-CN', country: ShippingCountryCode = 'CN') {
  const context = createLoadContext({}, { language });
  context.store.dispatch(setShopContent(shop));
  return renderScreen(screen, context, { country });
}

test('switches to the other language and saves the choice', async () => {
  const { platform } = await renderMe();
  expect(page.getByText('简体中文')).toHaveAttribute('aria-current', 'true');
  const english = page.getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/user/me');
  await userEvent.click(english);
  expect(platform.savedLanguages).toEqual(['en-US']);
});

test('offers Chinese by its Chinese name on the English page', async () => {
  const { head } = await renderMe('en-US');
  expect(page.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/user/me');
  expect(page.getByText('Renminbi CNY')).toBeInTheDocument();
  expect(head).toMatchObject({ title: 'Me', noIndex: true });
});

test.each([
  ['zh-CN', 'CN', '国家/地区', '中国内地', '中国香港', ['HK']],
  ['en-US', 'HK', 'Country or region', 'Hong Kong SAR', 'Mainland China', ['CN']],
] as const)('in %s a shopper in %s can choose another country', async (...row) => {
  const [language, country, title, present, other, chosen] = row;
  const { platform } = await renderMe(language, country);
  const button = page.getByRole('button', { name: new RegExp(`${title}.*${present}`) });
  await userEvent.click(button);
  const group = within(await page.findByRole('radiogroup', { name: title }));
  expect(group.getByRole('radio', { name: present })).toBeChecked();
  expect(page.getByText(/CNY(?: 计。|\.)$/)).toBeVisible();
  await userEvent.click(group.getByRole('radio', { name: other }));
  expect(platform.chosenCountries).toEqual(chosen);
});

test('closes the country choice without a change when the current country is chosen', async () => {
  const { platform } = await renderMe();
  await userEvent.click(page.getByRole('button', { name: /国家\/地区/ }));
  await userEvent.click(await page.findByRole('radio', { name: '中国内地' }));
  await waitFor(() => expect(page.queryByRole('radio')).toBeNull());
  expect(platform.chosenCountries).toEqual([]);
});

test('links to the help pages and leaves out entries without a link', async () => {
  await renderMe();
  expect(page.getByRole('link', { name: '配送' })).toHaveAttribute('href', '/content/delivery');
  expect(page.queryByText('哪里也不去')).toBeNull();
});

test('shows no version when the host has none', async () => {
  await renderMe();
  expect(page.queryByText(/版本/)).toBeNull();
});

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  isEmailVerified: false,
  gender: 'women' as const,
  birthday: null,
  role: 'shopper' as const,
  tier: 'gold',
  hasPassword: true,
  isMessagingBound: true,
  createdAt: '2025-10-01T00:00:00.000Z',
};
const tier = (code: string, name: string, ...benefits: string[]) => ({
  code,
  name,
  from: 0,
  windowDays: 365,
  benefits: benefits.map((benefit) => ({ code: benefit, name: benefit, description: '' })),
});
const tiers = {
  current: 'gold',
  joinedAt: null,
  former: null,
  keptUntil: null,
  spent: 6_430_000,
  next: { code: 'platinum', missing: 3_570_000 },
  tiers: [tier('gold', '金卡会员', '生日礼'), tier('platinum', '铂金会员', '生日礼', '私享特卖')],
};

async function renderAccount(answers: Partial<Api> = {}) {
  const context = createLoadContext({ getProfile: async () => profile, ...answers });
  const rendered = await renderScreen(screen, context);
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  await page.findByText('林知夏');
  return { ...rendered, ...context };
}

test.each([
  ['offers guests the membership', ['membership'] as const, '成为会员'],
  ['speaks of no membership where there is none', [] as const, '登录您的账户'],
])('%s', async (_, programs, title) => {
  const context = createLoadContext({});
  context.store.dispatch(setShopContent(shop));
  context.store.dispatch(setShopProfile({ ...OWN_SHOP, programs: [...programs] }));
  context.store.dispatch(guestSessionStarted());
  const { container } = await renderScreen(screen, context);
  expect(await page.findByText(title)).toBeVisible();
  expect(/会员|Membership/.test(container.textContent ?? '')).toBe(programs.length > 0);
});

test('a guest can log in and returns here afterwards', async () => {
  const context = createLoadContext({});
  const { platform } = await renderScreen(screen, context);
  act(() => void context.store.dispatch(guestSessionStarted()));
  await userEvent.click(page.getByRole('link', { name: '登录或注册' }));
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: '/user/me' } }]);
  expect(page.queryByRole('button', { name: '退出登录' })).toBeNull();
});

test('shows the tier, the spending and a benefit of the next tier', async () => {
  await renderAccount({ getTiers: async () => tiers });
  expect(page.getByText('138****8000，已绑定微信')).toBeVisible();
  expect(page.getByText('金卡会员')).toBeVisible();
  expect(page.getByText('近十二个月累计 ¥64,300')).toBeVisible();
  expect(page.getByText('距铂金会员还差 ¥35,700')).toBeVisible();
  expect(page.getByText('铂金会员解锁')).toBeVisible();
});

test('a shopper without a tier becomes a member by pressing the button', async () => {
  const none = { ...tiers, current: null, next: { code: 'gold', missing: 0 } };
  await renderAccount({ getTiers: async () => none, joinTiers: async () => tiers });
  await userEvent.click(page.getByRole('button', { name: '成为会员' }));
  expect(await page.findByText('金卡会员')).toBeVisible();
});

test('a shortcut opens a single order directly and several as a list', async () => {
  const order = (id: string, status: string) => ({ id, status }) as OrderSummary;
  await renderAccount({
    listOrders: async () => ({
      status: 'active' as const,
      items: [order('7', 'clearing'), order('8', 'paid'), order('9', 'packed')],
      activeCount: 3,
      pagination: { page: 1, size: 50, totalItems: 3, totalPages: 1 },
    }),
  });
  expect(page.getByRole('link', { name: '1 清关中' })).toHaveAttribute('href', '/user/orders/7');
  expect(page.getByRole('link', { name: '2 待发货' })).toHaveAttribute('href', '/user/orders');
  expect(page.getByRole('link', { name: '待签收' })).toBeVisible();
});

test('shows an order that waits for its payment, with its clock', async () => {
  const priceInfo = {
    currencyIsoCode: 'CNY',
    subTotalAmount: 2_000_000,
    totalShippingFee: 15_000,
    totalDiscount: 0,
    grandTotal: 2_015_000,
    taxesIncluded: true as const,
  };
  const unpaid = (id: string, expiresAt: number) => ({
    id,
    paymentId: `p${id}`,
    expiresAt: new Date(expiresAt).toISOString(),
    pieces: 1,
    items: [],
    priceInfo,
  });
  await renderAccount({
    listUnpaidOrders: async () => [
      unpaid('1', Date.now() + 600_000),
      unpaid('2', Date.now() - 1_000),
    ],
  });
  const [row, ...others] = page.getAllByRole('link', { name: /^待付款/ });
  expect(row).toHaveAttribute('href', '/payment/p1');
  expect(row).toHaveTextContent(/待付款 ¥20,150商品为您保留 (10:00|09:5\d)/);
  expect(others).toEqual([]);
});

test('leaves out parts that fail to load and keeps the links', async () => {
  await renderAccount();
  expect(page.queryByRole('region', { name: '会员' })).toBeNull();
  expect(page.getByRole('link', { name: '隐私中心' })).toHaveAttribute('href', '/user/privacy');
});

test('logs out in the browser even when the server call fails', async () => {
  const { store } = await renderAccount({ getTiers: async () => tiers });
  await userEvent.click(page.getByRole('button', { name: '退出登录' }));
  expect(await page.findByRole('link', { name: '登录或注册' })).toBeVisible();
  expect(page.queryByText('林知夏')).toBeNull();
  expect(selectTiers(store.getState())).toBeNull();
});

test('shows the role of a shopper with a personal adviser', async () => {
  const { store } = await renderAccount();
  act(() => void store.dispatch(setUserBenefits({ role: 'vip', benefits: [] })));
  expect(await page.findByText('138****8000，已绑定微信，VIP 客户')).toBeVisible();
});
