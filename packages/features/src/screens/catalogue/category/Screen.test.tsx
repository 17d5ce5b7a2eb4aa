import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CategoryNode } from '@vitrine/contract';
import { setShopProfile } from '@vitrine/state';
import { brandEntry } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext, OWN_SHOP } from '../../../testing.ts';
import { screen as categoryScreen } from './index.ts';

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

const categoryContext = () =>
  createLoadContext({ getCategoryMenu: async () => ({ women, men: [], kids: [] }) }, {});

test('opens the first category with its groups', async () => {
  await renderScreen(categoryScreen, categoryContext());
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

test('names no gender in a shop with products of one', async () => {
  const context = categoryContext();
  context.store.dispatch(setShopProfile(OWN_SHOP));
  await renderScreen(categoryScreen, context);
  expect(screen.getByRole('heading', { level: 1, name: '分类' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '分类' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText(/女士/)).toBeNull();
});

test('opens another category by a tap', async () => {
  await renderScreen(categoryScreen, categoryContext());
  await userEvent.click(screen.getByRole('button', { name: '鞋履' }));
  expect(screen.getByText('乐福鞋')).toBeInTheDocument();
  expect(screen.queryByText('风衣')).toBeNull();
});

test.each([
  ['far above the window', [100, -900], 1],
  ['beside the rail', [148, 148], 0],
] as const)(
  'starts another category at its beginning when the last one is %s',
  async (_, tops, times) => {
    const { platform } = await renderScreen(categoryScreen, categoryContext());
    const scrollTo = vi.spyOn(platform.viewport, 'scrollTo');
    platform.simulateScroll(tops);
    await userEvent.click(screen.getByRole('button', { name: '鞋履' }));
    await act(async () => undefined);
    expect(scrollTo).toHaveBeenCalledTimes(times);
    if (times > 0) {
      expect(scrollTo).toHaveBeenCalledWith('category-content', { offset: 100, instant: true });
    }
  },
);

test('groups the brands by letter, and finds them by name', async () => {
  const brands = [brandEntry('Azay', '7'), brandEntry('Halden', '8')];
  const getBrandMenu = async () => ({ women: brands, men: [], kids: [] });
  await renderScreen(
    categoryScreen,
    createLoadContext({ getBrandMenu }, { query: { tab: 'brands' } }),
  );
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
const brandContext = (query = {}) => {
  const getBrandMenu = async () => ({ women: brands, men: [], kids: [] });
  return createLoadContext({ getBrandMenu }, { query: { tab: 'brands', ...query } });
};

const findLetterFilter = () => within(screen.getByRole('navigation', { name: '按首字母' }));

test('links each letter that has brands', async () => {
  await renderScreen(categoryScreen, brandContext());
  const letters = findLetterFilter();
  expect(letters.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'true');
  expect(letters.getByRole('link', { name: 'H' })).toHaveAttribute(
    'href',
    '/category?tab=brands&gender=women&letter=H',
  );
  expect(letters.queryByRole('link', { name: 'B' })).toBeNull();
});

test('a selected letter shows its brands, and links back to all of them', async () => {
  await renderScreen(categoryScreen, brandContext({ letter: 'H' }));
  expect(screen.getByRole('link', { name: 'Halden' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Azay' })).toBeNull();
  expect(findLetterFilter().getByRole('link', { name: 'H' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const all = findLetterFilter().getByRole('link', { name: '全部' });
  expect(all).toHaveAttribute('href', '/category?tab=brands&gender=women');
  expect(all).not.toHaveAttribute('aria-current');
});

test('offers to search all brands when the letter has no match', async () => {
  await renderScreen(categoryScreen, brandContext({ letter: 'H' }));
  expect(screen.queryByText('Azay')).toBeNull();
  expect(screen.queryByRole('navigation', { name: '字母索引' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: '查找品牌' }), 'azay');
  expect(screen.getByRole('link', { name: '在全部品牌中查找' })).toHaveAttribute(
    'href',
    '/category?tab=brands&gender=women',
  );
});

test('marks the letter of the group in view', async () => {
  const context = brandContext();
  const { platform } = await renderScreen(categoryScreen, context);
  const rail = within(screen.getByRole('navigation', { name: '字母索引' }));
  expect(rail.getByRole('button', { current: true })).toHaveTextContent('A');
  await act(async () => platform.simulateScroll([-400, 120]));
  expect(rail.getByRole('button', { current: true })).toHaveTextContent('H');
});

test('jumps to the brands of a letter, with the mouse and the keyboard', async () => {
  const { platform } = await renderScreen(categoryScreen, brandContext());
  const scrollTo = vi.spyOn(platform.viewport, 'scrollTo');
  const rail = within(screen.getByRole('navigation', { name: '字母索引' }));
  await userEvent.click(rail.getByRole('button', { name: 'H' }));
  expect(scrollTo).toHaveBeenCalledOnce();
  expect(scrollTo.mock.lastCall?.[0]).toBe(
    screen.getByRole('heading', { name: 'H' }).parentElement?.id,
  );
  rail.getByRole('button', { name: 'A' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(scrollTo.mock.lastCall?.[0]).toBe(
    screen.getByRole('heading', { name: 'A' }).parentElement?.id,
  );
});

test('a letter without brands cannot be pressed', async () => {
  const { platform } = await renderScreen(categoryScreen, brandContext());
  const scrollTo = vi.spyOn(platform.viewport, 'scrollTo');
  const rail = within(screen.getByRole('navigation', { name: '字母索引' }));
  await userEvent.click(rail.getByRole('button', { name: 'B' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('marks the gender of the brands, and links to the brands of the others', async () => {
  await renderScreen(categoryScreen, brandContext({ gender: 'women' }));
  const women = screen
    .getAllByRole('link', { name: '女士' })
    .find((link) => link.getAttribute('href')?.includes('tab=brands'));
  expect(women).toHaveAttribute('aria-current', 'true');
  const men = screen
    .getAllByRole('link', { name: '男士' })
    .find((link) => link.getAttribute('href')?.includes('tab=brands'));
  expect(men).toHaveAttribute('href', '/category?tab=brands&gender=men');
  expect(men).not.toHaveAttribute('aria-current');
});

test('marks only the open category', async () => {
  await renderScreen(categoryScreen, categoryContext());
  screen.getByRole('button', { name: '鞋履' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '鞋履' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: '服装' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: /全部鞋履/ })).toBeVisible();
});

test.each([
  [1, '1 item'],
  [12, '12 items'],
])('counts the products of a brand in English: %d as “%s”', async (count, text) => {
  const women = [{ ...brandEntry('Azay', '7'), count }];
  const getBrandMenu = async () => ({ women, men: [], kids: [] });
  const query = { tab: 'brands' };
  await renderScreen(
    categoryScreen,
    createLoadContext({ getBrandMenu }, { query, language: 'en-US' }),
  );
  expect(screen.getByText(text)).toBeVisible();
});
