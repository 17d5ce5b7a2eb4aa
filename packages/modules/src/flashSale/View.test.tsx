import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProducts, NOON, renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const iso = (ms: number) => new Date(ms).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const label = () => screen.getByRole('timer').getAttribute('aria-label');
const saleFields = (start: number, end: number, more = {}) => ({
  setId: '516',
  startTime: iso(start),
  endTime: iso(end),
  moduleTitle: { title: '今日限时' },
  ...more,
});
const renderSale = async (start: number, end: number, more = {}, options = {}) => {
  const fields = saleFields(start, end, more);
  const rendered = await renderModules(
    [{ code: 'flashSale', fields, data: createProducts(3) }],
    options,
  );
  await advance(0);
  return rendered;
};

test('counts down beside the heading and disappears when the sale ends', async () => {
  const { container } = await renderSale(NOON - DAY, NOON + 2 * MINUTE);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(label()).toBe('余 0 时 2 分 0 秒');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await advance(1000);
  expect(label()).toBe('余 0 时 1 分 59 秒');
  await advance(2 * MINUTE);
  expect(container.querySelector('[data-module]')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('shows the days while at least one is left', async () => {
  await renderSale(NOON - DAY, NOON + DAY);
  expect(label()).toBe('余 1 天 0 时 0 分 0 秒');
  await advance(1000);
  expect(label()).toBe('余 23 时 59 分 59 秒');
});

test('is hidden before the start, or counts down to it with alwaysShow', async () => {
  const { unmount } = await renderSale(NOON + MINUTE, NOON + DAY);
  expect(screen.queryByRole('timer')).toBeNull();
  unmount();
  await renderSale(NOON + MINUTE, NOON + DAY, { alwaysShow: true, textAfterStart: '距结束' });
  expect(label()).toBe('距开始 0 时 1 分 0 秒');
  await advance(MINUTE);
  expect(label()).toBe('距结束 23 时 59 分 0 秒');
});

test('counts down in English and without a heading', async () => {
  await renderSale(NOON - DAY, NOON + MINUTE, { moduleTitle: undefined }, { language: 'en-US' });
  expect(label()).toBe('Ends in: 0 h 1 m 0 s');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('links the last card to the whole set', async () => {
  await renderSale(NOON - DAY, NOON + MINUTE);
  expect(screen.getByRole('link', { name: '选购更多' })).toHaveAttribute(
    'href',
    '/product/list?set=516',
  );
});

test.each([
  ['a running sale with products', NOON, 2, true],
  ['a running sale with one product', NOON, 1, false],
  ['a sale that has not started', NOON - DAY, 2, false],
  ['a sale that has ended', NOON + 3 * DAY, 2, false],
])('decides whether the module is visible: %s', (_, now, count, shown) => {
  const fields = schema.parse(saleFields(NOON - MINUTE, NOON + MINUTE));
  expect(definition.isVisible?.({ fields, data: createProducts(count), now })).toBe(shown);
});

test('refuses a sale that ends before it starts', () => {
  expect(schema.safeParse(saleFields(NOON, NOON - 1)).success).toBe(false);
});
