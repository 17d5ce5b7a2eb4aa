import { screen, within } from '@testing-library/react';
import { productSummary } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen as homeScreen } from './index.ts';

test('links the home pages of the three genders', async () => {
  const searchContents = async () => ({ 'home-men': [] });
  await renderScreen(
    homeScreen,
    createLoadContext({ searchContents }, { params: { gender: 'men' } }),
  );
  const tabs = screen.getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/women', '/men', '/kids']);
  expect(screen.getByRole('link', { name: '男士' })).toHaveAttribute('aria-current', 'page');
});

test('shows an error for a home page that is not published', async () => {
  await renderScreen(homeScreen, createLoadContext({ searchContents: async () => ({}) }));
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败或数据异常');
});

test('shows the newest products, categories and brands until a home page is published', async () => {
  const category = { id: '7', name: '大衣', image: [], count: 1, children: [] };
  const brand = (id: string, count: number) => ({ id, name: `Brand ${id}`, initial: 'B', count });
  const women = [brand('1', 3), brand('2', 9)];
  await renderScreen(
    homeScreen,
    createLoadContext({
      searchContents: async () => ({}),
      searchProducts: async () => ({ items: [productSummary('1')] }) as never,
      getCategoryMenu: async () => ({ women: [category], men: [], kids: [] }),
      getBrandMenu: async () => ({ women, men: [], kids: [] }),
    }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '女士' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: '新到' })).getByRole('article')).toBeVisible();
  expect(screen.getByRole('link', { name: '大衣' })).toHaveAttribute(
    'href',
    '/product/list?category=7',
  );
  const brands = within(screen.getByRole('region', { name: '品牌' })).getAllByRole('link');
  expect(brands.map((link) => link.textContent)).toEqual(['Brand 2', 'Brand 1']);
});
