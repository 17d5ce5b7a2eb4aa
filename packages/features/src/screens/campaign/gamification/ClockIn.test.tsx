import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskGroup } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { ClockIn } from './ClockIn.tsx';

/** Half past midnight on a Friday in China. */
const FRIDAY = Date.UTC(2026, 10, 19, 16, 30);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: FRIDAY }));
afterEach(() => void vi.useRealTimers());

type ClockInState = NonNullable<TaskGroup['clockIn']>;
const state: ClockInState = {
  activityId: 'clock',
  streak: 2,
  goal: 3,
  isDoneToday: false,
  days: ['2026-11-18', '2026-11-19'],
  reward: { kind: 'gift', name: '护理包', description: '' },
};

function renderClockIn(more: Partial<ClockInState> = {}, pendingId?: string, language?: Language) {
  const clockIn = vi.fn();
  renderInShop(
    createLoadContext({}, language ? { language } : {}),
    <ClockIn clockIn={{ ...state, ...more }} actions={{ pendingId, clockIn } as never} />,
  );
  return clockIn;
}

const readWeek = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows each day of the week in China, with the day of the reward', () => {
  renderClockIn();
  expect(readWeek()).toEqual([
    '一未签到',
    '二未签到',
    '三已签到',
    '四已签到',
    '五今天，未签到 有礼',
    '六未到',
    '日未到',
  ]);
  expect(screen.getByRole('listitem', { current: 'date' })).toHaveTextContent('五');
});

test('clocks in for the activity', async () => {
  const clockIn = renderClockIn();
  expect(screen.getByRole('heading', { name: '已连续签到 2 天' })).toBeVisible();
  expect(screen.getByText('连续 3 天，得护理包')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '今日签到' }));
  expect(clockIn).toHaveBeenCalledExactlyOnceWith('clock');
});

test('invites a shopper without a streak to begin', () => {
  renderClockIn({ streak: 0, days: [], reward: null });
  expect(screen.getByRole('heading', { name: '今天开始签到' })).toBeVisible();
  expect(screen.getByText('连续 3 天为一轮')).toBeVisible();
});

test('cannot be repeated on the same day', async () => {
  const clockIn = renderClockIn({
    streak: 3,
    isDoneToday: true,
    days: [...state.days, '2026-11-20'],
  });
  expect(screen.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  expect(readWeek()[4]).toBe('五已签到 有礼');
  await userEvent.click(screen.getByRole('button', { name: '今日已签到' }));
  expect(clockIn).not.toHaveBeenCalled();
});

test('ignores a second press while it is running', async () => {
  const clockIn = renderClockIn({}, 'clock');
  await userEvent.click(screen.getByRole('button'));
  expect(clockIn).not.toHaveBeenCalled();
});
