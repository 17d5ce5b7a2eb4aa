import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON, renderModules } from '../testing.tsx';

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

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const label = () => screen.getByRole('timer').getAttribute('aria-label');
const countDown = async (start: number, end: number, more = {}) => {
  const rendered = await renderModules([{ code: 'countDown', fields: fields(start, end, more) }]);
  await advance(0);
  return () => {
    const events = rendered.platform.tracked.filter(({ event }) => event === 'ModuleTimer');
    return events.map(({ parameters }) => parameters.status);
  };
};

test('counts down every second and disappears at the end', async () => {
  await countDown(NOON - DAY, NOON + 2 * MINUTE);
  expect(label()).toBe('距结束 0 天 0 时 2 分 0 秒');
  await advance(1000);
  expect(label()).toBe('距结束 0 天 0 时 1 分 59 秒');
  await advance(2 * MINUTE);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('counts by the clock of a preview at another time', async () => {
  const later = NOON + DAY;
  const modules = [{ code: 'countDown', fields: fields(later - MINUTE, later + 2 * MINUTE) }];
  await renderModules(modules, { now: later, clockOffset: DAY });
  await advance(1000);
  expect(label()).toBe('距结束 0 天 0 时 1 分 59 秒');
  await advance(2 * MINUTE);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('appears at the start', async () => {
  await countDown(NOON + MINUTE, NOON + DAY);
  expect(screen.queryByRole('timer')).toBeNull();
  await advance(MINUTE);
  expect(label()).toContain('距结束');
});

test('counts down to the start first when alwaysShow is set', async () => {
  await countDown(NOON + MINUTE, NOON + DAY, { alwaysShow: true });
  expect(label()).toBe('距开始 0 天 0 时 1 分 0 秒');
  await advance(MINUTE);
  expect(label()).toBe('距结束 0 天 23 时 59 分 0 秒');
});

test.each([
  ['starts and ends', NOON + MINUTE, { alwaysShow: true }, ['started', 'ended']],
  ['is in effect and ends', NOON - DAY, {}, ['in-effect', 'ended']],
  ['has no start', NOON, { startTime: undefined }, ['in-effect', 'ended']],
])('reports what happens to a timer that %s', async (_, start, more, reports) => {
  const readReports = await countDown(start, NOON + 2 * MINUTE, more);
  await advance(MINUTE);
  await advance(2 * MINUTE);
  expect(readReports()).toEqual(reports);
});

test('hides zero days when autoHideDay is set', async () => {
  await countDown(NOON - DAY, NOON + DAY, { autoHideDay: true });
  expect(label()).toContain('1 天');
  await advance(1000);
  expect(label()).toBe('距结束 23 时 59 分 59 秒');
});

test('hides the changing digits from screen readers', async () => {
  await countDown(NOON - DAY, NOON + 9 * MINUTE, { secondColor: 'red' });
  expect(screen.getByText('09').closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getAllByText('00').at(-1)).toHaveAttribute('style', 'color: var(--red);');
});
