import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductList, SearchResult } from '@vitrine/contract';
import { loadMoreFailed, setShopContent, setShopProfile } from '@vitrine/state';
import { facetValue, productSummary } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext, OWN_SHOP } from '../../../testing.ts';
import { screen as listScreen } from './index.ts';

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

const listReply = (more: Partial<SearchResult> = {}): SearchResult => ({
  title: '外套',
  description: '为风而裁。',
  gender: 'women',
  breadcrumb: [{ id: '2001', name: '外套' }],
  opening: null,
  items: ['1', '2', '3', '4', '5'].map((id) => productSummary(id)),
  pagination: { page: 1, size: 10, totalItems: 46, totalPages: 5 },
  facets,
  hasNoResult: false,
  recommends: [],
  correctedKeyword: null,
  isOtherGender: false,
  redirect: null,
  ...more,
});

const listContext = (query: Record<string, string>, more: Partial<SearchResult> = {}) => {
  const call = async () => listReply(more);
  return createLoadContext(
    { listCategoryProducts: call, searchProductsWithAdvice: call },
    { query },
  );
};

const findLastDestination = (platform: { destinations: unknown[] }) => platform.destinations.at(-1);
const rail = () => within(screen.getByRole('complementary'));

test('shows the products, their number, and how many of them are shown', async () => {
  await renderScreen(listScreen, listContext({ category: '2001' }));
  expect(screen.getByRole('heading', { level: 1, name: '外套' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByText('46 件')).toBeInTheDocument();
  expect(screen.getByText('已浏览 5 / 46 件')).toBeInTheDocument();
});

test('shows a selected filter at once, and opens its URL', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001', page: '2' }));
  await userEvent.click(rail().getByRole('checkbox', { name: /Halden/ }));
  expect(rail().getByRole('checkbox', { name: /Halden/ })).toBeChecked();
  expect(findLastDestination(platform)).toEqual({
    route: 'list',
    query: { category: '2001', brands: '7' },
  });
});

test('counts two filters that are selected before the list has loaded', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001' }));
  await userEvent.click(rail().getByRole('checkbox', { name: /Halden/ }));
  await userEvent.click(screen.getByRole('button', { name: '特惠' }));
  expect(findLastDestination(platform)).toEqual({
    route: 'list',
    query: { category: '2001', brands: '7', reduced: 'true' },
  });
});

test('shows a spinner over the products until the filtered list has loaded', async () => {
  const context = listContext({ category: '2001' });
  await renderScreen(listScreen, context);
  await userEvent.click(rail().getByRole('checkbox', { name: /Halden/ }));
  expect(screen.getByText('加载中')).toBeInTheDocument();
  await act(
    async () =>
      void (await listScreen.load({ ...context, query: { category: '2001', brands: '7' } })),
  );
  expect(screen.queryByText('加载中')).toBeNull();
});

test('shows no spinner over the products while loading more', async () => {
  await renderScreen(listScreen, listContext({ category: '2001' }));
  await userEvent.click(screen.getByRole('link', { name: '加载更多' }));
  expect(document.querySelector('div[aria-busy=true]')).toBeNull();
});

test('filters by kinds of products that the shop has', async () => {
  const context = listContext({ category: '2001' });
  context.store.dispatch(setShopProfile({ ...OWN_SHOP, productKinds: ['reduced'] }));
  await renderScreen(listScreen, context);
  const names = ['当季新品', '本周上架', '独家发售', '当日送达', '特惠'];
  const shown = names.filter((name) => screen.queryByRole('button', { name }) !== null);
  expect(shown).toEqual(['本周上架', '特惠']);
});

test('disables a facet value without products', async () => {
  await renderScreen(listScreen, listContext({ category: '2001' }));
  expect(rail().getByRole('checkbox', { name: /Solveig/ })).toBeDisabled();
});

test('removes one filter, or all of them', async () => {
  const unfiltered = { category: '2001', sort: 'newest' };
  const query = { ...unfiltered, brands: '7', reduced: 'true', 'price-min': '2000', page: '2' };
  const { platform } = await renderScreen(listScreen, listContext(query));
  await userEvent.click(rail().getByRole('button', { name: '移除 ¥2,000 起' }));
  expect(findLastDestination(platform)).toEqual({
    route: 'list',
    query: { ...unfiltered, brands: '7', reduced: 'true' },
  });
  await userEvent.click(rail().getByRole('button', { name: '清除全部' }));
  expect(findLastDestination(platform)).toEqual({ route: 'list', query: unfiltered });
});

test('collapses the children of a selected category', async () => {
  const values = [
    facetValue('2110', { name: '外套' }),
    facetValue('2111', { name: '风衣', hint: '2110' }),
    facetValue('2120', { name: '裙装' }),
  ];
  const query = { category: '2001', categories: '2110' };
  await renderScreen(listScreen, listContext(query, { facets: [{ type: 'Categories', values }] }));
  const children = rail().getByRole('group', { name: '外套' });
  expect(within(children).getByRole('checkbox', { name: /风衣/ })).toBeInTheDocument();
  const expandButton = rail().getByRole('button', { name: '外套之下' });
  expect(expandButton).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(expandButton);
  expect(rail().queryByRole('checkbox', { name: /风衣/ })).toBeNull();
  expect(rail().getByRole('checkbox', { name: /裙装/ })).toBeInTheDocument();
});

test('applies a price when the shopper releases the slider', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001' }));
  const thumb = rail().getByRole('slider', { name: '最高价' });
  fireEvent.input(thumb, { target: { value: '5000' } });
  expect(rail().getByRole('textbox', { name: '最高价' })).toHaveValue('5000');
  act(() => void thumb.dispatchEvent(new Event('change', { bubbles: true })));
  expect(findLastDestination(platform)).toMatchObject({
    query: { 'price-min': '0', 'price-max': '5000' },
  });
});

test('applies a price when its field loses the focus', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001' }));
  await userEvent.type(rail().getByRole('textbox', { name: '最高价' }), '5000');
  await userEvent.tab();
  expect(findLastDestination(platform)).toMatchObject({
    query: { 'price-min': '0', 'price-max': '5000' },
  });
});

test('sorts the list by the choice in a sheet', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001' }));
  await userEvent.click(screen.getByRole('button', { name: '默认排序' }));
  await userEvent.click(screen.getByRole('radio', { name: '价格由低到高' }));
  expect(findLastDestination(platform)).toEqual({
    route: 'list',
    query: { category: '2001', sort: 'price-asc' },
  });
});

test('links to the next page', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001' }));
  const more = screen.getByRole('link', { name: '加载更多' });
  expect(more).toHaveAttribute('href', '/product/list?category=2001&page=5');
  await userEvent.click(more);
  expect(findLastDestination(platform)).toEqual({
    route: 'list',
    query: { category: '2001', page: '5' },
  });
});

test('remembers on the device that a list loads while it is scrolled', async () => {
  const { platform } = await renderScreen(listScreen, listContext({ category: '2001' }));
  const endless = screen.getByRole('switch', { name: '滚动时自动加载' });
  expect(endless).not.toBeChecked();
  await userEvent.click(endless);
  expect(endless).toBeChecked();
  expect(platform.storage.local.get('endlessList')).toBe('on');
  await userEvent.click(endless);
  expect(platform.storage.local.get('endlessList')).toBe('off');
});

test('shows the chosen filters above the list of a phone, without those of the toolbar', async () => {
  const query = { category: '2001', brands: '7', reduced: 'true' };
  await renderScreen(listScreen, listContext(query));
  const [aboveList] = screen.getAllByRole('group', { name: '已选条件' });
  expect(within(aboveList as HTMLElement).getAllByRole('button')).toHaveLength(1);
  expect(
    within(aboveList as HTMLElement).getByRole('button', { name: '移除 Halden' }),
  ).toBeInTheDocument();
});

test('offers to load a failed page again', async () => {
  const context = listContext({ category: '2001' });
  await renderScreen(listScreen, context);
  act(() => void context.store.dispatch(loadMoreFailed()));
  expect(screen.getByRole('alert')).toHaveTextContent('没有取到后面的商品');
  expect(screen.getByRole('link', { name: '再试一次' })).toBeInTheDocument();
});

test('shows a story of the shop after the fourth product', async () => {
  const context = listContext({ category: '2001' });
  const editorial = { women: { title: '秋日来信', imageKey: 'letter', link: '/content/autumn' } };
  context.store.dispatch(setShopContent({ editorial }));
  await renderScreen(listScreen, context);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const story = links.indexOf('/content/autumn');
  expect(links.slice(story - 1, story + 2)).toEqual([
    '/product/detail/4',
    '/content/autumn',
    '/product/detail/5',
  ]);
});

test('offers to clear filters that no product matches', async () => {
  const empty = { items: [], pagination: { page: 1, size: 10, totalItems: 0, totalPages: 0 } };
  const query = { category: '2001', brands: '7' };
  const { platform } = await renderScreen(listScreen, listContext(query, empty));
  const emptyState = within(
    screen.getByRole('heading', { name: '没有符合这些条件的商品' }).parentElement ?? document.body,
  );
  await userEvent.click(emptyState.getByRole('button', { name: '清除全部' }));
  expect(findLastDestination(platform)).toEqual({ route: 'list', query: { category: '2001' } });
});

test('recommends other keywords when a search has no result', async () => {
  const empty = {
    items: [],
    hasNoResult: true,
    recommends: ['乐福鞋'],
    pagination: { page: 1, size: 10, totalItems: 0, totalPages: 0 },
  };
  await renderScreen(listScreen, listContext({ keyword: '宇航员靴' }, empty));
  expect(screen.getByRole('heading', { name: '没有找到“宇航员靴”' })).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).toBeNull();
  const keyword = screen.getByRole('link', { name: '乐福鞋' });
  expect(decodeURIComponent(keyword.getAttribute('href') ?? '')).toContain('keyword=乐福鞋');
});

test('links a list that does not exist to the home page', async () => {
  const { status } = await renderScreen(
    listScreen,
    createLoadContext({}, { query: { category: '404' }, language: 'en-US' }),
  );
  expect(status).toBe(404);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en');
});

test('counts the selected filters on the filter button', async () => {
  const query = { category: '2001', brands: '7', reduced: 'true', 'price-min': '2000' };
  await renderScreen(listScreen, listContext(query));
  expect(screen.getByRole('button', { name: /^筛选/ })).toHaveTextContent('筛选3');
});

test('asks for fewer filters when an empty search is not reported as without result', async () => {
  const pagination = { page: 1, size: 10, totalItems: 0, totalPages: 0 };
  await renderScreen(listScreen, listContext({ keyword: '风衣' }, { items: [], pagination }));
  expect(screen.getByRole('heading', { name: '没有符合这些条件的商品' })).toBeInTheDocument();
});

test('says which keyword and which departments the results are of', async () => {
  const more = { correctedKeyword: '风衣', isOtherGender: true };
  await renderScreen(listScreen, listContext({ keyword: '凤衣', gender: 'men' }, more));
  expect(screen.getByText(/没有找到“凤衣”，以下是“风衣”的结果/)).toHaveAttribute('role', 'status');
  expect(screen.getByText(/男士中没有相符的商品/)).toBeInTheDocument();
});

test('says nothing about the results of a correct keyword', async () => {
  await renderScreen(listScreen, listContext({ keyword: '风衣', gender: 'men' }));
  expect(screen.queryByText(/以下/)).toBeNull();
});

test('goes on to the page that a keyword leads to, which replaces the list', async () => {
  const more = { redirect: '/content/spring' };
  const { platform } = await renderScreen(listScreen, listContext({ keyword: '早春' }, more));
  expect(findLastDestination(platform)).toEqual({ url: '/content/spring' });
});

test('says when a sale opens that is closed to the shopper, and suggests no fewer filters', async () => {
  const opening = {
    opensAt: '2999-01-01T02:00:00.000Z',
    earlyFrom: '2998-12-31T02:00:00.000Z',
    benefit: { code: 'private-sale', name: '私享特卖' },
  };
  const context = createLoadContext(
    { listSaleProducts: async () => listReply({ items: [], opening }) },
    { query: { sale: '704' } },
  );
  await renderScreen(listScreen, context);
  expect(screen.getByText(/开售。持有“私享特卖”礼遇的会员/)).toBeVisible();
  expect(screen.getByRole('link', { name: '了解会员礼遇' })).toBeVisible();
  expect(screen.queryByText(/筛选/)).toBeNull();
});
