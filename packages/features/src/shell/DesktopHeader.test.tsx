import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { PlatformName, RouteName } from '@vitrine/platform';
import { setBagCount, setPrefGender, setShopProfile } from '@vitrine/state';
import { expect, test } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { readShellContent } from '../shop-content.ts';
import { createLoadContext, OWN_SHOP } from '../testing.ts';
import { DesktopHeader } from './DesktopHeader.tsx';

const shop = {
  name: '别处',
  latinName: 'Elsewhere',
  menu: [
    { text: '品牌', link: '/category?tab=brands' },
    { text: '早春特卖', link: '/content/sale', promotion: true },
    { text: '小程序专享', link: { wechat: '/content/mini' } },
  ],
};

interface Options {
  route?: RouteName;
  api?: Partial<Api>;
  language?: Language;
  raw?: Record<string, unknown>;
  name?: PlatformName;
}

function renderHeader({ language = 'zh-CN', raw = shop, name = 'web', ...rest }: Options = {}) {
  const { route = 'home', api = {} } = rest;
  const context = createLoadContext(api, { language });
  const header = (
    <DesktopHeader
      page={{ route, params: {}, query: {} }}
      content={readShellContent(raw, 'women')}
    />
  );
  return { ...context, ...renderInShop(context, header, {}, { name }) };
}

const readTexts = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('marks the gender that the shopper browses', () => {
  const { store } = renderHeader();
  const women = screen.getByRole('link', { name: '女士' });
  const men = screen.getByRole('link', { name: '男士' });
  expect(readTexts('性别')).toEqual(['女士', '男士', '童装']);
  expect(women).toHaveAttribute('aria-current', 'true');
  act(() => void store.dispatch(setPrefGender('men')));
  expect(men).toHaveAttribute('aria-current', 'true');
  expect(women).not.toHaveAttribute('aria-current');
});

test('shows the genders of which the shop has products, and none where it has one', () => {
  const { store } = renderHeader();
  act(() => void store.dispatch(setShopProfile({ ...OWN_SHOP, genders: ['women', 'kids'] })));
  expect(readTexts('性别')).toEqual(['女士', '童装']);
  act(() => void store.dispatch(setShopProfile(OWN_SHOP)));
  expect(screen.queryByRole('navigation', { name: '性别' })).toBeNull();
});

test('shows the entries of the menu that have a link on this host', () => {
  renderHeader();
  expect(readTexts('商品目录')).toEqual(['品牌', '早春特卖']);
  expect(screen.getByRole('link', { name: '早春特卖' })).toHaveAttribute('href', '/content/sale');
});

test('shows no menu while the shop has none', () => {
  renderHeader({ raw: { name: '别处' } });
  expect(screen.queryByRole('navigation', { name: '商品目录' })).toBeNull();
});

test.each([
  ['zh-CN', ['搜索品牌、商品或货号', '我的', '收藏', '购物袋']],
  ['en-US', ['Brand, item or style number', 'Me', 'Wishlist', 'Bag']],
] as const)('names its tools in %s', (language, names) => {
  renderHeader({ language });
  for (const name of names) expect(screen.getByRole('link', { name })).toBeVisible();
});

test.each([
  [0, '购物袋', ''],
  [1, '购物袋，1 件', '1'],
  [99, '购物袋，99 件', '99'],
  [100, '购物袋，100 件', '99+'],
])('shows a bag of %d items as “%s” with the badge “%s”', (count, name, badge) => {
  const { store } = renderHeader();
  act(() => void store.dispatch(setBagCount(count)));
  const link = screen.getByRole('link', { name });
  expect(link).toHaveTextContent(badge);
  expect(link).toHaveAttribute('href', '/bag');
});

const categoryMenu = {
  women: [
    {
      id: '142100',
      name: '服装',
      image: [],
      count: 9,
      children: [{ id: '142110', name: '外套', image: [], count: 4, children: [] }],
    },
  ],
  men: [],
  kids: [],
};

test('shows what is inside a category of the menu, and nothing for a filtered list', async () => {
  const menu = [
    { text: '本周新到', link: '/product/list?category=141258&sort=newest' },
    { text: '服装', link: '/product/list?category=142100' },
  ];
  renderHeader({ raw: { ...shop, menu }, api: { getCategoryMenu: async () => categoryMenu } });
  expect(screen.getByRole('link', { name: '本周新到' })).not.toHaveAttribute('aria-expanded');
  await userEvent.hover(screen.getByRole('link', { name: '服装' }));
  expect(await screen.findByRole('link', { name: '外套' })).toHaveAttribute(
    'href',
    '/product/list?category=142110',
  );
  expect(screen.getByRole('link', { name: '全部服装' })).toBeVisible();
});

test('shows the checkout no navigation but the way back to the bag', () => {
  renderHeader({ route: 'checkout' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: '回到购物袋' })).toHaveAttribute('href', '/bag');
});
