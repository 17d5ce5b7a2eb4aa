import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Home, Suggestion } from '@vitrine/contract';
import { rememberSearch, setShop } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen as searchScreen } from './screen.ts';

const found: Suggestion[] = [
  { type: 'keyword', id: null, text: '羊绒围巾', count: 31 },
  { type: 'brand', id: '7', text: 'Halden', count: 9 },
  { type: 'product', id: '10000001', text: '双面羊绒大衣', count: 1 },
];

const hrefs = () =>
  screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

test('before anything is typed: recent searches and what others look for', async () => {
  const context = loadContext({}, {});
  context.store.dispatch(setShop({ hotWords: { women: ['链条包'] } }));
  context.store.dispatch(rememberSearch({ keyword: 'coat', gender: 'men' }));
  await showScreen(searchScreen, context);
  expect(hrefs()).toEqual([
    '/product/list?keyword=Coat&gender=men',
    '/product/list?keyword=链条包&gender=women',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '清空最近搜索' }));
  expect(screen.queryByText('Coat')).toBeNull();
});

test('the address follows what is typed, a moment later', async () => {
  vi.useFakeTimers();
  const { platform } = await showScreen(searchScreen, loadContext({}, {}));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '羊绒' } });
  expect(platform.visits).toEqual([]);
  act(() => void vi.advanceTimersByTime(200));
  expect(platform.visits).toEqual([
    { route: 'search', query: { keyword: '羊绒', gender: 'women' } },
  ]);
  vi.useRealTimers();
});

test('each suggestion leads to what it is', async () => {
  const query = { keyword: '羊绒', gender: 'men' };
  await showScreen(searchScreen, loadContext({ suggest: async () => found }, { query }));
  expect(hrefs()).toEqual([
    '/product/list?keyword=羊绒&gender=men',
    '/product/list?keyword=羊绒围巾&gender=men',
    '/product/list?brand=7&gender=men',
    '/product/detail/10000001',
  ]);
});

test('says how many suggestions there are, and when there are none', async () => {
  const query = { keyword: '羊绒' };
  const some = await showScreen(
    searchScreen,
    loadContext({ suggest: async () => found }, { query }),
  );
  expect(screen.getByText('3 条建议').parentElement).toHaveAttribute('role', 'status');
  some.unmount();
  await showScreen(searchScreen, loadContext({ suggest: async () => [] }, { query }));
  expect(screen.getByText('没有相近的建议，可以直接搜索')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '羊绒大' } });
  expect(screen.queryByText('没有相近的建议，可以直接搜索')).toBeNull();
});

test('return searches, but not for nothing', async () => {
  const { platform } = await showScreen(searchScreen, loadContext({}, {}));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(platform.visits).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), ' 风衣 {Enter}');
  expect(platform.visits).toContainEqual({
    route: 'list',
    query: { keyword: '风衣', gender: 'women' },
  });
});

const side = { contentCode: 'home', categories: [], sets: [] };
const edits = [
  { id: '501', name: '本周新到', description: '', count: 48 },
  { id: '502', name: '秋日来信', description: '', count: 32 },
];
const home: Home = { women: { ...side, sets: edits }, men: side, kids: side };

test('whoever has no word in mind finds what the shop has put together, asked for once', async () => {
  const getHome = vi.fn(async () => home);
  const items = ['1', '2'].map((id) => productSummary(id));
  const listSetProducts = vi.fn(async () => ({ items }) as never);
  const context = loadContext({ getHome, listSetProducts }, {});
  const { unmount } = await showScreen(searchScreen, context);
  expect(await screen.findByRole('link', { name: /秋日来信/ })).toHaveAttribute(
    'href',
    '/product/list?set=502&gender=women',
  );
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  unmount();
  await showScreen(searchScreen, context);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(getHome).toHaveBeenCalledOnce();
  expect(listSetProducts).toHaveBeenCalledOnce();
});

test('without them the search begins as well', async () => {
  await showScreen(searchScreen, loadContext({}, {}));
  await waitFor(() => expect(screen.queryByText('选集')).toBeNull());
});
