import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON, products, showModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const iso = (ms: number) => new Date(ms).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const label = () => screen.getByRole('timer').getAttribute('aria-label');
const given = (start: number, end: number, more = {}) => ({
  setId: '516',
  startTime: iso(start),
  endTime: iso(end),
  moduleTitle: { title: '今日限时' },
  ...more,
});
const sale = async (start: number, end: number, more = {}, options = {}) => {
  const fields = given(start, end, more);
  const shown = await showModules([{ code: 'flashSale', fields, data: products(3) }], options);
  await pass(0);
  return shown;
};

test('counts beside its one heading, and leaves the page with the sale', async () => {
  const { container } = await sale(NOON - DAY, NOON + 2 * MINUTE);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(label()).toBe('余 0 时 2 分 0 秒');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await pass(1000);
  expect(label()).toBe('余 0 时 1 分 59 秒');
  await pass(2 * MINUTE);
  expect(container.querySelector('[data-module]')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('days are counted while there are any', async () => {
  await sale(NOON - DAY, NOON + DAY);
  expect(label()).toBe('余 1 天 0 时 0 分 0 秒');
  await pass(1000);
  expect(label()).toBe('余 23 时 59 分 59 秒');
});

test('before the start it stays away, or counts to it where it is always shown', async () => {
  const { unmount } = await sale(NOON + MINUTE, NOON + DAY);
  expect(screen.queryByRole('timer')).toBeNull();
  unmount();
  await sale(NOON + MINUTE, NOON + DAY, { alwaysShow: true, textAfterStart: '距结束' });
  expect(label()).toBe('距开始 0 时 1 分 0 秒');
  await pass(MINUTE);
  expect(label()).toBe('距结束 23 时 59 分 0 秒');
});

test('counts in English, and without a heading', async () => {
  await sale(NOON - DAY, NOON + MINUTE, { moduleTitle: undefined }, { language: 'en-US' });
  expect(label()).toBe('Ends in: 0 h 1 m 0 s');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the last card leads to the rest', async () => {
  await sale(NOON - DAY, NOON + MINUTE);
  expect(screen.getByRole('link', { name: '选购更多' })).toHaveAttribute(
    'href',
    '/product/list?set=516',
  );
});

test.each([
  ['running, with products', NOON, 2, true],
  ['running, with one product', NOON, 1, false],
  ['not begun', NOON - DAY, 2, false],
  ['over', NOON + 3 * DAY, 2, false],
])('%s', (_, now, count, shown) => {
  const fields = schema.parse(given(NOON - MINUTE, NOON + MINUTE));
  expect(definition.isVisible?.({ fields, data: products(count), now })).toBe(shown);
});

test('a sale that ends before it begins is refused', () => {
  expect(schema.safeParse(given(NOON, NOON - 1)).success).toBe(false);
});
