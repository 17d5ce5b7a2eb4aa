import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@vitrine/contract';
import { rememberSearch, setShop } from '@vitrine/state';
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
