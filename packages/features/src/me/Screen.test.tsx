import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { OrderSummary } from '@vitrine/contract';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { guestEntered, selectTiers, setShop, shopperEntered } from '@vitrine/state';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

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

async function showMe(language: Language = 'zh-CN', country: ShippingCountryCode = 'CN') {
  const context = loadContext({}, { language });
  context.store.dispatch(setShop(shop));
  return showScreen(screen, context, { country });
}

test('the other language is one tap away, and is remembered', async () => {
  const { platform } = await showMe();
  expect(page.getByText('简体中文')).toHaveAttribute('aria-current', 'true');
  const english = page.getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/en/user/me');
  await userEvent.click(english);
  expect(platform.remembered).toEqual(['en-US']);
});

test('in English it offers Chinese, in Chinese', async () => {
  const { head } = await showMe('en-US');
  expect(page.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/user/me');
  expect(page.getByText('Renminbi CNY ¥')).toBeInTheDocument();
  expect(head).toMatchObject({ title: 'Me', noIndex: true });
});

test.each([
  ['zh-CN', 'CN', '国家/地区', '中国内地', '中国香港', ['HK']],
  ['en-US', 'HK', 'Country or region', 'Hong Kong SAR', 'Mainland China', ['CN']],
] as const)('in %s a shopper of %s may choose another country', async (...row) => {
  const [language, country, title, present, other, chosen] = row;
  const { platform } = await showMe(language, country);
  const tap = page.getByRole('button', { name: new RegExp(`${title}.*${present}`) });
  await userEvent.click(tap);
  const group = within(await page.findByRole('radiogroup', { name: title }));
  expect(group.getByRole('radio', { name: present })).toBeChecked();
  expect(page.getByText(/CNY(?: 计。|\.)$/)).toBeVisible();
  await userEvent.click(group.getByRole('radio', { name: other }));
  expect(platform.deliveredTo).toEqual(chosen);
});

test('choosing what is chosen already closes the choice, and that is all', async () => {
  const { platform } = await showMe();
  await userEvent.click(page.getByRole('button', { name: /国家\/地区/ }));
  await userEvent.click(await page.findByRole('radio', { name: '中国内地' }));
  await waitFor(() => expect(page.queryByRole('radio')).toBeNull());
  expect(platform.deliveredTo).toEqual([]);
});

test('it leads to what the shop explains, and to nothing that leads nowhere', async () => {
  await showMe();
  expect(page.getByRole('link', { name: '配送' })).toHaveAttribute('href', '/content/delivery');
  expect(page.queryByText('哪里也不去')).toBeNull();
});

test('a host that knows no version shows none', async () => {
  await showMe();
  expect(page.queryByText(/版本/)).toBeNull();
});

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
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
  benefits: benefits.map((benefit) => ({ code: benefit, name: benefit, description: '' })),
});
const tiers = {
  current: 'gold',
  joinedAt: null,
  spent: 6_430_000,
  next: { code: 'platinum', missing: 3_570_000 },
  tiers: [tier('gold', '金卡会员', '生日礼'), tier('platinum', '铂金会员', '生日礼', '私享特卖')],
};

async function showAccount(answers: Partial<Api> = {}) {
  const context = loadContext({ getProfile: async () => profile, ...answers });
  const shown = await showScreen(screen, context);
  act(() => void context.store.dispatch(shopperEntered('key')));
  await page.findByText('林知夏');
  return { ...shown, ...context };
}

test('a guest is asked in, and led back', async () => {
  const context = loadContext({});
  const { platform } = await showScreen(screen, context);
  act(() => void context.store.dispatch(guestEntered()));
  await userEvent.click(page.getByRole('button', { name: '登录或注册' }));
  expect(platform.visits).toEqual([{ route: 'login', query: { from: '/user/me' } }]);
  expect(page.queryByRole('button', { name: '退出登录' })).toBeNull();
});

test('a shopper is told where they stand, and what the next tier brings', async () => {
  await showAccount({ getTiers: async () => tiers });
  expect(page.getByText('138****8000，已绑定微信')).toBeVisible();
  expect(page.getByText('金卡会员')).toBeVisible();
  expect(page.getByText('近一年累计 ¥64,300')).toBeVisible();
  expect(page.getByText('距铂金会员还差 ¥35,700')).toBeVisible();
  expect(page.getByText('铂金会员解锁')).toBeVisible();
});

test('a shopper who is no member yet becomes one by a tap', async () => {
  const none = { ...tiers, current: null, next: { code: 'gold', missing: 0 } };
  await showAccount({ getTiers: async () => none, joinTiers: async () => tiers });
  await userEvent.click(page.getByRole('button', { name: '成为会员' }));
  expect(await page.findByText('金卡会员')).toBeVisible();
});

test('a single order is opened at once, several by their list', async () => {
  const order = (id: string, status: string) => ({ id, status }) as OrderSummary;
  await showAccount({
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

test('what fails beside the profile is left out, and the ways on stay', async () => {
  await showAccount();
  expect(page.queryByRole('region', { name: '会员' })).toBeNull();
  expect(page.getByRole('link', { name: '隐私中心' })).toHaveAttribute('href', '/user/privacy');
});

test('logging out leaves a guest, even when the shop cannot be told', async () => {
  const { store } = await showAccount({ getTiers: async () => tiers });
  await userEvent.click(page.getByRole('button', { name: '退出登录' }));
  expect(await page.findByRole('button', { name: '登录或注册' })).toBeVisible();
  expect(page.queryByText('林知夏')).toBeNull();
  expect(selectTiers(store.getState())).toBeNull();
});
