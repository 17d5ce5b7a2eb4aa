import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Home, Suggestion } from '@vitrine/contract';
import { finishSearch, rememberSearch, setShopContent } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen as searchScreen } from './index.ts';

const suggestions: Suggestion[] = [
  { type: 'keyword', id: null, text: '羊绒围巾', count: 31, images: [] },
  { type: 'brand', id: '7', text: 'Halden', count: 9, images: [] },
  { type: 'product', id: '10000001', text: '双面羊绒大衣', count: 1, images: [] },
];

const readHrefs = () =>
  screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

test('shows recent and popular searches before the shopper types', async () => {
  const context = createLoadContext({}, {});
  context.store.dispatch(setShopContent({ hotWords: { women: ['链条包'] } }));
  context.store.dispatch(rememberSearch({ keyword: 'coat', gender: 'men' }));
  await renderScreen(searchScreen, context);
  expect(readHrefs()).toEqual([
    '/product/list?keyword=Coat&gender=men',
    '/product/list?keyword=链条包&gender=women',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '清空最近搜索' }));
  expect(screen.queryByText('Coat')).toBeNull();
});

test('opens the URL of the typed keyword after a pause', async () => {
  vi.useFakeTimers();
  const { platform } = await renderScreen(searchScreen, createLoadContext({}, {}));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '羊绒' } });
  expect(platform.destinations).toEqual([]);
  act(() => void vi.advanceTimersByTime(200));
  expect(platform.destinations).toEqual([
    { route: 'search', query: { keyword: '羊绒', gender: 'women' } },
  ]);
  vi.useRealTimers();
});

test('links each suggestion to its product, brand or search', async () => {
  const query = { keyword: '羊绒', gender: 'men' };
  await renderScreen(
    searchScreen,
    createLoadContext({ suggest: async () => suggestions }, { query }),
  );
  expect(readHrefs()).toEqual([
    '/product/list?keyword=羊绒&gender=men',
    '/product/list?keyword=羊绒围巾&gender=men',
    '/product/list?brand=7&gender=men',
    '/product/detail/10000001',
  ]);
});

test('says how many suggestions there are, or that there are none', async () => {
  const query = { keyword: '羊绒' };
  const some = await renderScreen(
    searchScreen,
    createLoadContext({ suggest: async () => suggestions }, { query }),
  );
  expect(screen.getByText('3 条建议').parentElement).toHaveAttribute('role', 'status');
  some.unmount();
  await renderScreen(searchScreen, createLoadContext({ suggest: async () => [] }, { query }));
  expect(screen.getByText('没有相近的建议，可以直接搜索')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '羊绒大' } });
  expect(screen.queryByText('没有相近的建议，可以直接搜索')).toBeNull();
});

test('searches on enter, but not without a keyword', async () => {
  const { platform } = await renderScreen(searchScreen, createLoadContext({}, {}));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(platform.destinations).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), ' 风衣 {Enter}');
  expect(platform.destinations).toContainEqual({
    route: 'list',
    query: { keyword: '风衣', gender: 'women' },
  });
});

test('suggests pages, and products with their picture', async () => {
  const suggest = async (): Promise<Suggestion[]> => [
    { type: 'page', id: '/product/list?reduced=true', text: '特惠', count: 0, images: [] },
    {
      type: 'product',
      id: '10000001',
      text: '双面羊绒大衣',
      count: 1,
      images: [{ url: '/images/coat-240.webp', size: 240, order: 1 }],
    },
  ];
  const context = createLoadContext({ suggest }, { query: { keyword: '特' } });
  await renderScreen(searchScreen, context);
  expect(readHrefs()).toContain('/product/list?reduced=true');
  const product = screen.getByRole('link', { name: /双面羊绒大衣/ });
  expect(product.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/images/coat-240.webp'),
  );
});

test('shows that it is searching until the results have loaded or the keyword changes', async () => {
  const context = createLoadContext({}, {});
  await renderScreen(searchScreen, context);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, '风衣{Enter}');
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'true');
  const results = { keyword: '风衣', gender: 'women' as const, recommends: [], hasNoResult: false };
  act(() => void context.store.dispatch(finishSearch(results)));
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false');
  await userEvent.type(field, '{Enter}');
  await userEvent.type(field, '女');
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false');
});

const emptyHome = { contentCode: 'home', categories: [], sets: [] };
const sets = [
  { id: '501', name: '本周新到', description: '', count: 48 },
  { id: '502', name: '秋日来信', description: '', count: 32 },
];
const home: Home = { women: { ...emptyHome, sets }, men: emptyHome, kids: emptyHome };

test('shows the product sets of the shop, loaded once', async () => {
  const getHome = vi.fn(async () => home);
  const items = ['1', '2'].map((id) => productSummary(id));
  const listSetProducts = vi.fn(async () => ({ items }) as never);
  const context = createLoadContext({ getHome, listSetProducts }, {});
  const { unmount } = await renderScreen(searchScreen, context);
  expect(await screen.findByRole('link', { name: /秋日来信/ })).toHaveAttribute(
    'href',
    '/product/list?set=502&gender=women',
  );
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  unmount();
  await renderScreen(searchScreen, context);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(getHome).toHaveBeenCalledOnce();
  expect(listSetProducts).toHaveBeenCalledOnce();
});

test('shows no product sets when they cannot be loaded', async () => {
  await renderScreen(searchScreen, createLoadContext({}, {}));
  await waitFor(() => expect(screen.queryByText('选集')).toBeNull());
});

test('links the keyword itself above the suggestions', async () => {
  const query = { keyword: ' 羊绒 ', gender: 'kids' };
  await renderScreen(searchScreen, createLoadContext({ suggest: async () => [] }, { query }));
  expect(screen.getByRole('link', { name: '搜索“羊绒”' })).toHaveAttribute(
    'href',
    `/product/list?keyword=${encodeURIComponent('羊绒')}&gender=kids`,
  );
});

test('groups the suggestions by type, whatever their order', async () => {
  const query = { keyword: '羊绒' };
  const suggest = async () => suggestions.toReversed();
  await renderScreen(searchScreen, createLoadContext({ suggest }, { query }));
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['搜索建议', '品牌', '商品']);
});

test.each([
  ['zh-CN', '清空', '羊绒'],
  ['en-US', 'Clear', 'coat'],
] as const)('empties the field in %s and shows ideas again', async (language, name, keyword) => {
  const context = createLoadContext({}, { language, query: { keyword } });
  await renderScreen(searchScreen, context);
  expect(screen.getByRole('searchbox')).toHaveValue(keyword);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('focuses the field at once, and goes back on cancel', async () => {
  const { platform } = await renderScreen(searchScreen, createLoadContext({}, {}));
  const goBack = vi.spyOn(platform.navigation, 'back');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(goBack).toHaveBeenCalledOnce();
});

test('searches among another gender with the typed keyword', async () => {
  const { platform } = await renderScreen(
    searchScreen,
    createLoadContext({}, { query: { keyword: '羊绒' } }),
  );
  await userEvent.click(screen.getByText('男士'));
  expect(platform.destinations).toEqual([
    { route: 'search', query: { keyword: '羊绒', gender: 'men' } },
  ]);
});

test('does not update the URL after the results were opened', async () => {
  vi.useFakeTimers();
  const { platform } = await renderScreen(searchScreen, createLoadContext({}, {}));
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: '风衣' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(platform.destinations).toEqual([
    { route: 'list', query: { keyword: '风衣', gender: 'women' } },
  ]);
  vi.useRealTimers();
});

test('updates the URL once for several keys in a row', async () => {
  vi.useFakeTimers();
  const { platform } = await renderScreen(searchScreen, createLoadContext({}, {}));
  for (const value of ['羊', '羊绒', '羊绒衫']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    act(() => void vi.advanceTimersByTime(150));
  }
  expect(platform.destinations).toEqual([]);
  act(() => void vi.advanceTimersByTime(50));
  expect(platform.destinations).toEqual([
    { route: 'search', query: { keyword: '羊绒衫', gender: 'women' } },
  ]);
  vi.useRealTimers();
});

test('shows no suggestions when they cannot be loaded, but the search for the keyword', async () => {
  const suggest = () => Promise.reject(new Error('offline'));
  const query = { keyword: '羊绒' };
  const { status } = await renderScreen(searchScreen, createLoadContext({ suggest }, { query }));
  expect(status).toBe(200);
  expect(screen.getByRole('link', { name: '搜索“羊绒”' })).toBeVisible();
});
