import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { notFound } from '@vitrine/client/testing';
import type { OrderStatistics, RewardOrder, Task, TaskGroup } from '@vitrine/contract';
import { chinaDate } from '@vitrine/kit';
import { shopperEntered } from '@vitrine/state';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showIn, showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const NOW = '2026-11-21T00:00:00.000Z';
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) }));
afterEach(() => vi.useRealTimers());

const gift = { kind: 'gift' as const, name: '衣物护理包', description: '随下一单寄出' };
const task = (more: Partial<Task>): Task => ({
  id: more.name ?? '',
  kind: 'order',
  name: '',
  description: '',
  path: null,
  activityId: null,
  progress: 0,
  goal: 1,
  status: 'open',
  reward: null,
  rewardId: null,
  ...more,
});
const groups: TaskGroup[] = [
  {
    id: 'week',
    name: '本周任务',
    renews: 'weekly',
    tasks: [
      task({ name: '完成一单', status: 'done', progress: 1, reward: gift, rewardId: 'r1' }),
      task({ name: '好友助力', kind: 'boost', activityId: 'friends' }),
      task({ name: '看早春', kind: 'page-view', activityId: 'read', path: '/content/spring' }),
      task({ name: '写问卷', status: 'claimed', progress: 1, rewardId: 'r0' }),
    ],
    clockIn: {
      activityId: 'clock',
      streak: 4,
      goal: 7,
      isDoneToday: false,
      days: [],
      reward: gift,
    },
  },
];
const statistics: OrderStatistics = {
  orders: 6,
  amount: 6_430_000,
  currencyCode: 'CNY',
  since: NOW,
  tiers: [
    { id: 't1', amount: 2_000_000, isReached: true, reward: gift, rewardId: 'r9' },
    { id: 't2', amount: 10_000_000, isReached: false, reward: gift, rewardId: null },
  ],
};

const claimed = (id: string): RewardOrder => ({
  id: `order of ${id}`,
  reward: { id, ...gift, source: 'task', status: 'to-ship', receivedAt: NOW, promoCodes: [] },
  addressId: null,
  orderedAt: NOW,
});

async function showTasks(answers: Partial<Api> = {}, query: Record<string, string> = {}) {
  const context = loadContext(
    {
      listMyTaskGroups: async () => groups,
      getMyOrderStatistics: async () => statistics,
      listMyRewardOrders: async () => [],
      ...answers,
    },
    { query },
  );
  const shown = await showScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperEntered('key')));
  return { ...context, ...shown };
}

const done = { activityId: 'clock', isNew: true, count: 5, goal: 7, rewards: [] };

test('clocking in marks today, once', async () => {
  let isDone = false;
  const clockIn = vi.fn(async () => {
    isDone = true;
    return done;
  });
  const after = () =>
    groups.map((group) => ({
      ...group,
      clockIn: group.clockIn && {
        ...group.clockIn,
        streak: 5,
        isDoneToday: true,
        days: [chinaDate(Date.now())],
      },
    }));
  await showTasks({ clockIn, listMyTaskGroups: async () => (isDone ? after() : groups) });
  expect(page.getByRole('heading', { name: '已连续签到 4 天' })).toBeVisible();
  await userEvent.dblClick(page.getByRole('button', { name: '今日签到' }));
  expect(clockIn).toHaveBeenCalledTimes(1);
  expect(page.getByRole('heading', { name: '已连续签到 5 天' })).toBeVisible();
  expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
});

test('a reward that waits is claimed, and a thing travels with the next order', async () => {
  const orderReward = vi.fn(async () => claimed('r1'));
  await showTasks({ orderReward });
  await userEvent.click(page.getByRole('button', { name: '领取 完成一单' }));
  expect(orderReward).toHaveBeenCalledWith({ body: { rewardId: 'r1' } });
  expect(page.getByText('已领取，随下一单寄出')).toBeVisible();
  expect(page.getByRole('button', { name: '已领取' })).toBeDisabled();
});

test('what was claimed is not offered again when the list cannot be read again', async () => {
  const listMyTaskGroups = vi.fn(async () => groups);
  await showTasks({
    listMyTaskGroups,
    orderReward: async ({ body }) => claimed(body.rewardId),
  });
  listMyTaskGroups.mockRejectedValue(new ApiError('network'));
  await userEvent.click(page.getByRole('button', { name: '领取 完成一单' }));
  expect(page.queryByRole('button', { name: '领取 完成一单' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '领取 衣物护理包' }));
  expect(page.queryByRole('button', { name: '领取 衣物护理包' })).toBeNull();
});

test('a milestone that was reached is claimed as well; the next says what is missing', async () => {
  const orderReward = vi.fn(async () => claimed('r9'));
  await showTasks({ orderReward });
  expect(page.getByText('还差 ¥35,700')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '领取 衣物护理包' }));
  expect(orderReward).toHaveBeenCalledWith({ body: { rewardId: 'r9' } });
});

test('friends are asked through whatever the host shares with', async () => {
  const path = '/gamification?share=t';
  const openSharing = vi.fn(async () => ({ token: 't', path, result: done }));
  const { platform } = await showTasks({ openSharing });
  await userEvent.click(page.getByRole('button', { name: '去邀请 好友助力' }));
  expect(platform.shared).toEqual([{ title: '来帮我一下', path }]);
});

test('a friend who opens the link helps with one tap', async () => {
  const boostActivity = vi.fn(async () => ({
    shareId: 't',
    boosts: 1,
    boostsNeeded: 1,
    isComplete: true,
  }));
  await showTasks({ boostActivity }, { share: 't' });
  await userEvent.click(page.getByRole('button', { name: '为 TA 助力' }));
  expect(boostActivity).toHaveBeenCalledWith({ params: { id: 'friends' }, body: { token: 't' } });
  expect(page.getByText('已助力，谢谢您')).toBeVisible();
});

test('help that is asked for too late says so', async () => {
  const tooLate = () => Promise.reject(notFound());
  await showTasks({ boostActivity: tooLate, boostCampaign: tooLate }, { share: 't' });
  await userEvent.click(page.getByRole('button', { name: '为 TA 助力' }));
  expect(page.getByRole('alert')).toHaveTextContent('这次助力已经结束');
});

test('reading counts when the shopper is back', async () => {
  const viewPage = vi.fn(async () => done);
  const shown = await showTasks({ viewPage });
  const go = page.getByRole('link', { name: '去完成 看早春' });
  expect(go).toHaveAttribute('href', '/content/spring');
  await userEvent.click(go);
  const { session } = shown.platform.storage;
  expect(session.get('readingTask')).toMatch(/^read@\d+$/);
});

test('whoever is not logged in is asked to, and comes back with the token', async () => {
  const context = loadContext({}, { query: { share: 't' } });
  const { platform } = showIn(context, <screen.View params={{}} query={context.query} />);
  const { guestEntered } = await import('@vitrine/state');
  act(() => void context.store.dispatch(guestEntered()));
  expect(platform.visits).toEqual([{ route: 'login', query: { from: '/gamification?share=t' } }]);
});
