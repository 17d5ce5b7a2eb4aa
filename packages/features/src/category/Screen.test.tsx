import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CategoryNode } from '@vitrine/contract';
import { brandEntry } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen as categoryScreen } from './screen.ts';

const node = (id: string, name: string, children: CategoryNode[] = []): CategoryNode => ({
  id,
  name,
  image: [],
  count: 1,
  children,
});

const women = [
  node('1', '服装', [node('11', '外套', [node('111', '风衣')]), node('12', '衬衫')]),
  node('2', '鞋履', [node('21', '乐福鞋')]),
];

const categories = () =>
  loadContext({ getCategoryMenu: async () => ({ women, men: [], kids: [] }) }, {});

test('the first category is open, with its groups below it', async () => {
  await showScreen(categoryScreen, categories());
  expect(screen.getByRole('button', { name: '服装' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: /全部服装/ })).toHaveAttribute(
    'href',
    '/product/list?category=1',
  );
  expect(screen.getByRole('link', { name: '风衣' })).toHaveAttribute(
    'href',
    '/product/list?category=111',
  );
  expect(screen.queryByText('乐福鞋')).toBeNull();
});

test('another category opens by a tap', async () => {
  await showScreen(categoryScreen, categories());
  await userEvent.click(screen.getByRole('button', { name: '鞋履' }));
  expect(screen.getByText('乐福鞋')).toBeInTheDocument();
  expect(screen.queryByText('风衣')).toBeNull();
});

test('brands stand under their letters, and can be found by name', async () => {
  const brands = [brandEntry('Azay', '7'), brandEntry('Halden', '8')];
  const getBrandMenu = async () => ({ women: brands, men: [], kids: [] });
  await showScreen(categoryScreen, loadContext({ getBrandMenu }, { query: { tab: 'brands' } }));
  expect(screen.getByRole('heading', { name: 'H' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'B' })).toBeDisabled();
  await userEvent.type(screen.getByRole('searchbox', { name: '查找品牌' }), 'hal');
  expect(screen.getByRole('link', { name: 'Halden' })).toHaveAttribute(
    'href',
    '/product/list?brand=8&gender=women',
  );
  expect(screen.queryByText('Azay')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: '查找品牌' }), 'zzz');
  expect(screen.getByText('没有这个品牌')).toBeInTheDocument();
});

const brands = [brandEntry('Azay', '7'), brandEntry('Halden', '8')];
const atBrands = (query = {}) => {
  const getBrandMenu = async () => ({ women: brands, men: [], kids: [] });
  return loadContext({ getBrandMenu }, { query: { tab: 'brands', ...query } });
};

const letterLine = () => within(screen.getByRole('navigation', { name: '按首字母' }));

test('a letter leads to its own brands, and is there only when it has some', async () => {
  await showScreen(categoryScreen, atBrands());
  const letters = letterLine();
  expect(letters.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'true');
  expect(letters.getByRole('link', { name: 'H' })).toHaveAttribute(
    'href',
    '/category?tab=brands&gender=women&letter=H',
  );
  expect(letters.queryByRole('link', { name: 'B' })).toBeNull();
});

test('a letter leaves its own brands, and leads back to all of them', async () => {
  await showScreen(categoryScreen, atBrands({ letter: 'H' }));
  expect(screen.getByRole('link', { name: 'Halden' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Azay' })).toBeNull();
  expect(letterLine().getByRole('link', { name: 'H' })).toHaveAttribute('aria-current', 'true');
  const all = letterLine().getByRole('link', { name: '全部' });
  expect(all).toHaveAttribute('href', '/category?tab=brands&gender=women');
  expect(all).not.toHaveAttribute('aria-current');
});

test('what a letter does not hold is looked for among all', async () => {
  await showScreen(categoryScreen, atBrands({ letter: 'H' }));
  expect(screen.queryByText('Azay')).toBeNull();
  expect(screen.queryByRole('navigation', { name: '字母索引' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: '查找品牌' }), 'azay');
  expect(screen.getByRole('link', { name: '在全部品牌中查找' })).toHaveAttribute(
    'href',
    '/category?tab=brands&gender=women',
  );
});

test('the letter of what is in view is marked', async () => {
  const context = atBrands();
  const { platform } = await showScreen(categoryScreen, context);
  const rail = within(screen.getByRole('navigation', { name: '字母索引' }));
  expect(rail.getByRole('button', { current: true })).toHaveTextContent('A');
  await act(async () => platform.scrolled([-400, 120]));
  expect(rail.getByRole('button', { current: true })).toHaveTextContent('H');
});
