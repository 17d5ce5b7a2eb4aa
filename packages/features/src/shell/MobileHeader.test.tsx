import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform';
import { setBagCount, setPage } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { readShellContent } from '../shop-content.ts';
import { createLoadContext } from '../testing.ts';
import { MobileHeader } from './MobileHeader.tsx';

const shop = { name: '别处', latinName: 'Elsewhere', searchPlaceholder: '找一件大衣' };

interface Options {
  title?: string;
  language?: Language;
  raw?: Record<string, unknown>;
  params?: Record<string, string>;
}

function renderHeader(
  route: RouteName | undefined,
  { title, language = 'zh-CN', raw = shop, params = {} }: Options = {},
) {
  const context = createLoadContext({}, { language });
  const page = { id: 'spring', entries: [], data: {}, share: { pageTitle: '春日来信' }, madeAt: 0 };
  context.store.dispatch(setPage(page));
  context.store.dispatch(setBagCount(2));
  const header = (
    <MobileHeader
      page={{ route, params, query: {} }}
      title={title}
      content={readShellContent(raw, 'women')}
    />
  );
  return renderInShop(context, header);
}

const readLinks = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? '');

test('shows the logo between the language and the search on the home page', () => {
  renderHeader('home');
  expect(readLinks()).toEqual(['Read in English', '别处 Elsewhere', '搜索']);
  expect(screen.getByRole('link', { name: '别处 Elsewhere' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('shows a search field instead of a title on the category page', () => {
  renderHeader('category');
  expect(screen.getByRole('link', { name: '找一件大衣' })).toHaveAttribute('href', '/search');
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['zh-CN', '搜索品牌、商品或货号'],
  ['en-US', 'Brand, item or style number'],
] as const)('shows a default hint in the search field in %s', (language, hint) => {
  renderHeader('category', { language, raw: {} });
  expect(screen.getByRole('link', { name: hint })).toBeInTheDocument();
});

test('the screen of the search has its own field, so no header', () => {
  renderHeader('search');
  expect(screen.queryByRole('banner')).toBeNull();
});

test('shows the title of the screen with a back button', async () => {
  const { platform } = renderHeader('addresses', { title: '收货地址' });
  const goBack = vi.spyOn(platform.navigation, 'back');
  expect(screen.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(goBack).toHaveBeenCalledOnce();
});

test('goes back with the Enter key', async () => {
  const { platform } = renderHeader('addresses', { title: '收货地址' });
  const goBack = vi.spyOn(platform.navigation, 'back');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '返回' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(goBack).toHaveBeenCalledOnce();
});

test('prefers the title of a content page over the title of its screen', () => {
  renderHeader('content', { title: '内容', params: { id: 'spring' } });
  expect(screen.getByRole('heading', { name: '春日来信' })).toBeVisible();
});

test('shows no heading for a page without a title', () => {
  renderHeader('content', { params: { id: 'autumn' } });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
});

test.each([
  ['bag', '购物袋', '收藏'],
  ['me', '我的', '搜索'],
] as const)('the tab %s has the title %s and a link to %s', (route, title, link) => {
  renderHeader(route);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(readLinks()).toEqual([link]);
});

test('shows only back and bag over the pictures of a product', () => {
  renderHeader('product', { title: '大衣', params: { id: '1' } });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
  expect(readLinks()).toEqual(['购物袋，2 件']);
  expect(within(screen.getByRole('link')).getByText('2')).toBeVisible();
});

test('shows the English names of the tabs on English pages', () => {
  renderHeader('bag', { language: 'en-US' });
  expect(screen.getByRole('heading', { name: 'Bag' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute(
    'href',
    '/en/user/wishlist',
  );
});
