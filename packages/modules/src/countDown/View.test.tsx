import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON, showModules } from '../testing.tsx';

const iso = (ms: number) => new Date(ms).toISOString();
const fields = (start: number, end: number, more = {}) => ({
  startTime: iso(start),
  endTime: iso(end),
  textBeforeStart: '距开始',
  textAfterStart: '距结束',
  ...more,
});
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const label = () => screen.getByRole('timer').getAttribute('aria-label');
const countDown = async (start: number, end: number, more = {}) => {
  await showModules([{ code: 'countDown', fields: fields(start, end, more) }]);
  await pass(0);
};

test('counts to the end each second, and leaves the page when it has come', async () => {
  await countDown(NOON - DAY, NOON + 2 * MINUTE);
  expect(label()).toBe('距结束 0 天 0 时 2 分 0 秒');
  await pass(1000);
  expect(label()).toBe('距结束 0 天 0 时 1 分 59 秒');
  await pass(2 * MINUTE);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('comes onto the page when it starts', async () => {
  await countDown(NOON + MINUTE, NOON + DAY);
  expect(screen.queryByRole('timer')).toBeNull();
  await pass(MINUTE);
  expect(label()).toContain('距结束');
});

test('always shown, it first counts to the start', async () => {
  await countDown(NOON + MINUTE, NOON + DAY, { alwaysShow: true });
  expect(label()).toBe('距开始 0 天 0 时 1 分 0 秒');
  await pass(MINUTE);
  expect(label()).toBe('距结束 0 天 23 时 59 分 0 秒');
});

test('hides the days at zero where that is asked for', async () => {
  await countDown(NOON - DAY, NOON + DAY, { autoHideDay: true });
  expect(label()).toContain('1 天');
  await pass(1000);
  expect(label()).toBe('距结束 23 时 59 分 59 秒');
});

test('the figures are for the eye: a reader is not told of every second', async () => {
  await countDown(NOON - DAY, NOON + 9 * MINUTE, { secondColor: 'red' });
  expect(screen.getByText('09').closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getAllByText('00').at(-1)).toHaveAttribute('style', 'color: var(--red);');
});
