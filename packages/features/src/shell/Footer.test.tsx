import { screen, within } from '@testing-library/react';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform';
import { expect, test } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { readShellContent } from '../shop-content.ts';
import { createLoadContext } from '../testing.ts';
import { Footer } from './Footer.tsx';

const shop = {
  name: '别处',
  latinName: 'Elsewhere',
  slogan: '从别处寄来',
  legal: '© 2026 别处',
  icp: { text: '沪ICP备1号', link: 'https://beian.miit.gov.cn/' },
  footer: [
    {
      title: '帮助',
      links: [
        { text: '退换货', link: '/content/returns' },
        { text: '只在小程序', link: { wechat: '/content/mini' } },
        { text: '没有链接', link: '' },
      ],
    },
    { title: '关于', links: [] },
  ],
};

interface Options {
  raw?: Record<string, unknown>;
  language?: Language;
  country?: ShippingCountryCode;
  route?: RouteName;
}

function renderFooter({
  raw = shop,
  language = 'zh-CN',
  country = 'CN',
  route = 'home',
}: Options = {}) {
  const page = { route, params: {}, query: {} };
  const footer = <Footer page={page} content={readShellContent(raw, 'women')} />;
  return renderInShop(createLoadContext({}, { language }), footer, {}, { country });
}

test('shows in each column only the links that work on this host', () => {
  renderFooter();
  const help = within(screen.getByRole('navigation', { name: '帮助' }));
  expect(help.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['退换货']);
  const about = within(screen.getByRole('navigation', { name: '关于' }));
  expect(about.queryByRole('link')).toBeNull();
});

test('shows the slogan, and the legal text with a link to the record of the licence', () => {
  renderFooter();
  expect(screen.getByText('从别处寄来')).toBeVisible();
  const licence = screen.getByRole('link', { name: '沪ICP备1号' });
  expect(licence).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  expect(licence.parentElement).toHaveTextContent('© 2026 别处 · 沪ICP备1号');
});

test('prefers the lead of the footer over the slogan', () => {
  renderFooter({ raw: { ...shop, footerLead: '来自世界各地的买手店' } });
  expect(screen.getByText('来自世界各地的买手店')).toBeVisible();
  expect(screen.queryByText('从别处寄来')).toBeNull();
});

test('shows no footer before the content of the shop is known', () => {
  renderFooter({ raw: {} });
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each([
  ['zh-CN', 'CN', '配送至中国内地 · CNY ¥'],
  ['zh-CN', 'HK', '配送至中国香港 · CNY ¥'],
  ['en-US', 'CN', 'Delivering to mainland China · CNY ¥'],
  ['en-US', 'HK', 'Delivering to Hong Kong SAR · CNY ¥'],
] as const)('names in %s the delivery country %s and the currency', (language, country, name) => {
  renderFooter({ language, country });
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('links to the current page in the other language', () => {
  renderFooter({ language: 'en-US', route: 'bag' });
  const link = screen.getByRole('link', { name: '切换到中文' });
  expect(link).toHaveTextContent('中文');
  expect(link).toHaveAttribute('href', '/bag');
});
