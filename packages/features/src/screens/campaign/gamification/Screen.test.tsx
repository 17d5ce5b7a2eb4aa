import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import type { OrderStatistics, RewardOrder, Task, TaskGroup } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop, renderScreen } from '../../../render-screen.tsx';
import { ScreenView } from '../../../ScreenView.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

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
  pendingAmount: 0,
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

async function renderTasks(answers: Partial<Api> = {}, query: Record<string, string> = {}) {
  const context = createLoadContext(
    {
      listMyTaskGroups: async () => groups,
      getMyOrderStatistics: async () => statistics,
      listMyRewardOrders: async () => [],
      ...answers,
    },
    { query },
  );
  const rendered = await renderScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...context, ...rendered };
}

const done = { activityId: 'clock', isNew: true, count: 5, goal: 7, rewards: [] };

test('clocks in once and marks today', async () => {
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
        days: [toChinaIsoDate(Date.now())],
      },
    }));
  await renderTasks({ clockIn, listMyTaskGroups: async () => (isDone ? after() : groups) });
  expect(page.getByRole('heading', { name: '已连续签到 4 天' })).toBeVisible();
  await userEvent.dblClick(page.getByRole('button', { name: '今日签到' }));
  expect(clockIn).toHaveBeenCalledTimes(1);
  expect(page.getByRole('heading', { name: '已连续签到 5 天' })).toBeVisible();
  expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
});

test('claims a reward and says that a gift is sent with the next order', async () => {
  const orderReward = vi.fn(async () => claimed('r1'));
  await renderTasks({ orderReward });
  await userEvent.click(page.getByRole('button', { name: '领取 完成一单' }));
  expect(orderReward).toHaveBeenCalledWith({ body: { rewardId: 'r1' } });
  expect(page.getByText('已领取，随下一单寄出')).toBeVisible();
  expect(page.getByRole('button', { name: '已领取' })).toBeDisabled();
});

test('does not offer a claimed reward again when reloading fails', async () => {
  const listMyTaskGroups = vi.fn(async () => groups);
  await renderTasks({
    listMyTaskGroups,
    orderReward: async ({ body }) => claimed(body.rewardId),
  });
  listMyTaskGroups.mockRejectedValue(new ApiError('network'));
  await userEvent.click(page.getByRole('button', { name: '领取 完成一单' }));
  expect(page.queryByRole('button', { name: '领取 完成一单' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '领取 衣物护理包' }));
  expect(page.queryByRole('button', { name: '领取 衣物护理包' })).toBeNull();
});

test('claims a reached milestone and shows the amount missing to the next', async () => {
  const orderReward = vi.fn(async () => claimed('r9'));
  await renderTasks({ orderReward });
  expect(page.getByText('还差 ¥35,700')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '领取 衣物护理包' }));
  expect(orderReward).toHaveBeenCalledWith({ body: { rewardId: 'r9' } });
});

test('invites friends through the share function of the host', async () => {
  const path = '/gamification?share=t';
  const openSharing = vi.fn(async () => ({ token: 't', path }));
  const { platform } = await renderTasks({ openSharing });
  await userEvent.click(page.getByRole('button', { name: '去邀请 好友助力' }));
  expect(platform.shared).toEqual([{ title: '来帮我一下', path }]);
});

test('a friend who opens the link helps by pressing the button', async () => {
  const boostActivity = vi.fn(async () => ({
    shareId: 't',
    boosts: 1,
    boostsNeeded: 1,
    isComplete: true,
  }));
  await renderTasks({ boostActivity }, { share: 't' });
  await userEvent.click(page.getByRole('button', { name: '为 TA 助力' }));
  expect(boostActivity).toHaveBeenCalledWith({ params: { id: 'friends' }, body: { token: 't' } });
  expect(page.getByText('已助力，谢谢您')).toBeVisible();
});

test('shows that it is too late to help', async () => {
  const tooLate = () => Promise.reject(notFoundError());
  await renderTasks({ boostActivity: tooLate, boostCampaign: tooLate }, { share: 't' });
  await userEvent.click(page.getByRole('button', { name: '为 TA 助力' }));
  expect(page.getByRole('alert')).toHaveTextContent('这次助力已经结束');
});

test('tells the server when the page of a reading task is opened', async () => {
  const viewPage = vi.fn(async () => done);
  const rendered = await renderTasks({ viewPage });
  const go = page.getByRole('link', { name: '去完成 看早春' });
  expect(go).toHaveAttribute('href', '/content/spring');
  await userEvent.click(go);
  const { session } = rendered.platform.storage;
  expect(session.get('readingTask')).toBe('read');
  expect(viewPage).toHaveBeenCalledWith({ params: { id: 'read' }, body: { event: 'opened' } });
});

test('asks a guest to log in and keeps the token in the return URL', async () => {
  const context = createLoadContext({}, { query: { share: 't' } });
  const { platform } = renderInShop(
    context,
    <ScreenView screen={screen} params={{}} query={context.query} />,
  );
  const { guestSessionStarted } = await import('@vitrine/state');
  act(() => void context.store.dispatch(guestSessionStarted()));
  expect(platform.destinations).toEqual([
    { route: 'login', query: { from: '/gamification?share=t' } },
  ]);
});
