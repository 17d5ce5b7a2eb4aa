import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductList, SearchResult } from '@vitrine/contract';
import { failMore, setShop } from '@vitrine/state';
import { facetValue, productSummary } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen as listScreen } from './screen.ts';

const facets: ProductList['facets'] = [
  {
    type: 'Brands',
    values: [
      facetValue('7', { name: 'Halden', count: 9 }),
      facetValue('8', { name: 'Corvin', count: 2 }),
      facetValue('9', { name: 'Solveig', count: 0, disabled: true }),
    ],
  },
];

const answer = (more: Partial<SearchResult> = {}): SearchResult => ({
  title: '外套',
  description: '为风而裁。',
  gender: 'women',
  breadcrumb: [{ id: '2001', name: '外套' }],
  items: ['1', '2', '3', '4', '5'].map((id) => productSummary(id)),
  pagination: { page: 1, size: 10, totalItems: 46, totalPages: 5 },
  facets,
  hasNoResult: false,
  recommends: [],
  ...more,
});

const contextOf = (query: Record<string, string>, more: Partial<SearchResult> = {}) => {
  const call = async () => answer(more);
  return loadContext({ listCategoryProducts: call, searchProductsWithAdvice: call }, { query });
};

const lastVisit = (platform: { visits: unknown[] }) => platform.visits.at(-1);
const rail = () => within(screen.getByRole('complementary'));

test('shows the products, how many there are, and how many have been seen', async () => {
  await showScreen(listScreen, contextOf({ category: '2001' }));
  expect(screen.getByRole('heading', { level: 1, name: '外套' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByText('46 件')).toBeInTheDocument();
  expect(screen.getByText('已浏览 5 / 46 件')).toBeInTheDocument();
});

test('a choice shows at once, and leads to its own address', async () => {
  const { platform } = await showScreen(listScreen, contextOf({ category: '2001', page: '2' }));
  await userEvent.click(rail().getByRole('checkbox', { name: /Halden/ }));
  expect(rail().getByRole('checkbox', { name: /Halden/ })).toBeChecked();
  expect(lastVisit(platform)).toEqual({
    route: 'list',
    query: { category: '2001', brands: '7' },
  });
});

test('two choices made faster than the list answers both count', async () => {
  const { platform } = await showScreen(listScreen, contextOf({ category: '2001' }));
  await userEvent.click(rail().getByRole('checkbox', { name: /Halden/ }));
  await userEvent.click(screen.getByRole('button', { name: '特惠' }));
  expect(lastVisit(platform)).toEqual({
    route: 'list',
    query: { category: '2001', brands: '7', reduced: 'true' },
  });
});

test('what was found is faint until what narrows it has come', async () => {
  const context = contextOf({ category: '2001' });
  await showScreen(listScreen, context);
  await userEvent.click(rail().getByRole('checkbox', { name: /Halden/ }));
  expect(screen.getByText('加载中')).toBeInTheDocument();
  await act(
    async () =>
      void (await listScreen.load({ ...context, query: { category: '2001', brands: '7' } })),
  );
  expect(screen.queryByText('加载中')).toBeNull();
});

test('one more page makes nothing faint', async () => {
  await showScreen(listScreen, contextOf({ category: '2001' }));
  await userEvent.click(screen.getByRole('link', { name: '加载更多' }));
  expect(document.querySelector('div[aria-busy=true]')).toBeNull();
});

test('a value without products cannot be chosen', async () => {
  await showScreen(listScreen, contextOf({ category: '2001' }));
  expect(rail().getByRole('checkbox', { name: /Solveig/ })).toBeDisabled();
});

test('what is chosen can be taken back, one by one or all at once', async () => {
  const kept = { category: '2001', sort: 'newest' };
  const query = { ...kept, brands: '7', reduced: 'true', 'price-min': '2000', page: '2' };
  const { platform } = await showScreen(listScreen, contextOf(query));
  await userEvent.click(rail().getByRole('button', { name: '移除 ¥2,000 起' }));
  expect(lastVisit(platform)).toEqual({
    route: 'list',
    query: { ...kept, brands: '7', reduced: 'true' },
  });
  await userEvent.click(rail().getByRole('button', { name: '清除全部' }));
  expect(lastVisit(platform)).toEqual({ route: 'list', query: kept });
});

test('what is below a chosen category can be folded away', async () => {
  const values = [
    facetValue('2110', { name: '外套' }),
    facetValue('2111', { name: '风衣', hint: '2110' }),
    facetValue('2120', { name: '裙装' }),
  ];
  const query = { category: '2001', categories: '2110' };
  await showScreen(listScreen, contextOf(query, { facets: [{ type: 'Categories', values }] }));
  const below = rail().getByRole('group', { name: '外套' });
  expect(within(below).getByRole('checkbox', { name: /风衣/ })).toBeInTheDocument();
  const fold = rail().getByRole('button', { name: '外套之下' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fold);
  expect(rail().queryByRole('checkbox', { name: /风衣/ })).toBeNull();
  expect(rail().getByRole('checkbox', { name: /裙装/ })).toBeInTheDocument();
});

test('a price is drawn along a line, and applied when the thumb is let go', async () => {
  const { platform } = await showScreen(listScreen, contextOf({ category: '2001' }));
  const thumb = rail().getByRole('slider', { name: '最高价' });
  fireEvent.input(thumb, { target: { value: '5000' } });
  expect(rail().getByRole('textbox', { name: '最高价' })).toHaveValue('5000');
  act(() => void thumb.dispatchEvent(new Event('change', { bubbles: true })));
  expect(lastVisit(platform)).toMatchObject({ query: { 'price-min': '0', 'price-max': '5000' } });
});

test('a price is applied when its field is left', async () => {
  const { platform } = await showScreen(listScreen, contextOf({ category: '2001' }));
  await userEvent.type(rail().getByRole('textbox', { name: '最高价' }), '5000');
  await userEvent.tab();
  expect(lastVisit(platform)).toMatchObject({ query: { 'price-min': '0', 'price-max': '5000' } });
});

test('the order is chosen from a sheet', async () => {
  const { platform } = await showScreen(listScreen, contextOf({ category: '2001' }));
  await userEvent.click(screen.getByRole('button', { name: '默认排序' }));
  await userEvent.click(screen.getByRole('radio', { name: '价格由低到高' }));
  expect(lastVisit(platform)).toEqual({
    route: 'list',
    query: { category: '2001', sort: 'price-asc' },
  });
});

test('more is a link to the next page', async () => {
  const { platform } = await showScreen(listScreen, contextOf({ category: '2001' }));
  const more = screen.getByRole('link', { name: '加载更多' });
  expect(more).toHaveAttribute('href', '/product/list?category=2001&page=2');
  await userEvent.click(more);
  expect(lastVisit(platform)).toEqual({ route: 'list', query: { category: '2001', page: '2' } });
});

test('a page that did not come may be asked for again', async () => {
  const context = contextOf({ category: '2001' });
  await showScreen(listScreen, context);
  act(() => void context.store.dispatch(failMore()));
  expect(screen.getByRole('alert')).toHaveTextContent('没有取到后面的单品');
  expect(screen.getByRole('link', { name: '再试一次' })).toBeInTheDocument();
});

test("the shop's own story stands after the fourth product", async () => {
  const context = contextOf({ category: '2001' });
  const editorial = { women: { title: '秋日来信', imageKey: 'letter', link: '/content/autumn' } };
  context.store.dispatch(setShop({ editorial }));
  await showScreen(listScreen, context);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const tile = links.indexOf('/content/autumn');
  expect(links.slice(tile - 1, tile + 2)).toEqual([
    '/product/detail/4',
    '/content/autumn',
    '/product/detail/5',
  ]);
});

test('filters that leave nothing can be let go', async () => {
  const nothing = { items: [], pagination: { page: 1, size: 10, totalItems: 0, totalPages: 0 } };
  const query = { category: '2001', brands: '7' };
  const { platform } = await showScreen(listScreen, contextOf(query, nothing));
  const found = within(
    screen.getByRole('heading', { name: '没有符合这些条件的单品' }).parentElement ?? document.body,
  );
  await userEvent.click(found.getByRole('button', { name: '清除全部' }));
  expect(lastVisit(platform)).toEqual({ route: 'list', query: { category: '2001' } });
});

test('words that find nothing are answered with other words', async () => {
  const nothing = {
    items: [],
    hasNoResult: true,
    recommends: ['乐福鞋'],
    pagination: { page: 1, size: 10, totalItems: 0, totalPages: 0 },
  };
  await showScreen(listScreen, contextOf({ keyword: '宇航员靴' }, nothing));
  expect(screen.getByRole('heading', { name: '没有找到“宇航员靴”' })).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).toBeNull();
  const word = screen.getByRole('link', { name: '乐福鞋' });
  expect(decodeURIComponent(word.getAttribute('href') ?? '')).toContain('keyword=乐福鞋');
});

test('a list that does not exist leads home', async () => {
  const { status } = await showScreen(
    listScreen,
    loadContext({}, { query: { category: '404' }, language: 'en-US' }),
  );
  expect(status).toBe(404);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en');
});
