import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { AGREED, openApp, pressText, sees, settle, show, until } from './testing/open-app';

test('draws the modules of the home page', async () => {
  await openApp(AGREED);
  await until(() => sees('秋日来信'));
  expect(screen.getByTestId('module-singleImage')).toBeTruthy();
  expect(screen.getByTestId('module-entrancesList')).toBeTruthy();
});

test('shows what is new where no home page is published', async () => {
  const list = readFileSync(path.join(__dirname, 'replies/list.json'), 'utf8');
  await openApp(AGREED, {
    '/search/contents': '{}',
    '/search/products': list,
    '/api/v1/products?': list,
  });
  await until(() => screen.queryByTestId('default-home') !== null);
  expect(sees('新到')).toBe(true);
});

test('suggests while the shopper writes, and remembers what was searched', async () => {
  const { calls, stored } = await openApp(AGREED);
  await show({ route: 'search' });
  await until(() => screen.queryByTestId('search-start') !== null);
  const field = screen.getByLabelText('搜索', { exact: true });
  await act(async () => void fireEvent.changeText(screen.getByPlaceholderText(/搜索品牌/), '风衣'));
  await until(() => sees('搜索“风衣”') && sees('搜索建议'));
  expect(calls.filter((call) => call.includes('/suggestions'))).toHaveLength(1);
  expect(field).toBeTruthy();
  await act(async () => void fireEvent(screen.getByPlaceholderText(/搜索品牌/), 'submitEditing'));
  await until(() => screen.queryByTestId('list') !== null || sees('这一页没有打开'));
  await settle();
  expect(calls.some((call) => /keyword=/.test(call) && !call.includes('suggestions'))).toBe(true);
  expect(stored.get('recentSearches') ?? '').toContain('风衣');
});

test('shows the categories, the open one and the brands', async () => {
  await openApp(AGREED);
  await show({ route: 'category' });
  await until(() => screen.queryByTestId('category') !== null);
  expect(sees('全部服装')).toBe(true);
  await pressText('鞋履');
  await until(() => sees('全部鞋履'));
  await pressText('品牌');
  await until(() => screen.queryByTestId('brands') !== null);
  await act(async () => void fireEvent.changeText(screen.getByPlaceholderText('查找品牌'), 'zzzz'));
  await until(() => sees('没有这个品牌'));
});

test('filters a list by price', async () => {
  const { calls } = await openApp(AGREED);
  await show({ route: 'list', query: { category: '142112' } });
  await until(() => screen.queryByTestId('list') !== null);
  await pressText('筛选');
  await until(() => sees('筛选条件'));
  const field = screen.getByLabelText('最高价');
  await act(async () => void fireEvent.changeText(field, '3000'));
  await act(async () => void fireEvent(field, 'submitEditing'));
  await until(() => calls.some((call) => /price[^&]*=[^&]*3000|maxPrice=3000/i.test(call)));
});
