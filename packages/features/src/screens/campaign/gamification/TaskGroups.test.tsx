import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { TaskGroups } from './TaskGroups.tsx';
import type { TaskActions } from './useTaskActions.ts';

const coupon = { kind: 'coupon' as const, name: '礼券 ¥100', description: '' };
const task = (more: Partial<Task>): Task => ({
  id: more.name ?? 'task',
  kind: 'order',
  name: '完成一单',
  description: '任意一单',
  path: null,
  activityId: null,
  progress: 0,
  goal: 3,
  status: 'open',
  reward: null,
  rewardId: null,
  ...more,
});

function renderTasks(tasks: Task[], pendingId?: string, language: Language = 'zh-CN') {
  const actions: TaskActions = {
    pendingId,
    clockIn: vi.fn(),
    claim: vi.fn(),
    invite: vi.fn(),
    enrol: vi.fn(),
    shareCampaign: vi.fn(),
  };
  const onReadStart = vi.fn();
  const groups = [{ id: 'g', name: '本周任务', renews: 'weekly' as const, tasks, clockIn: null }];
  const { platform } = renderInShop(
    createLoadContext({}, { language }),
    <TaskGroups groups={groups} actions={actions} onReadStart={onReadStart} />,
  );
  return { actions, onReadStart, platform };
}

test('shows what a task is about and what it earns', () => {
  renderTasks([task({ reward: coupon, progress: 1 })]);
  expect(screen.getByRole('heading', { name: '本周任务' })).toBeVisible();
  expect(screen.getByText('任意一单 · 礼券 ¥100')).toBeVisible();
  expect(screen.getByText('进度 1 / 3')).toBeInTheDocument();
});

test('never counts more than the goal of a task', () => {
  renderTasks([task({ progress: 5 })]);
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(screen.getByText('进度 3 / 3')).toBeInTheDocument();
});

test('claims the reward of a finished task', async () => {
  const finished = task({ status: 'done', progress: 3, reward: coupon, rewardId: 'r1' });
  const { actions } = renderTasks([finished]);
  await userEvent.click(screen.getByRole('button', { name: '领取 完成一单' }));
  expect(actions.claim).toHaveBeenCalledExactlyOnceWith('r1', 'coupon');
});

test.each([
  ['claimed', 'r1', '已领取'],
  ['done', null, '已完成'],
] as const)(
  'disables the button of a task that is %s with the reward %s',
  (status, rewardId, name) => {
    renderTasks([task({ status, rewardId })]);
    expect(screen.getByRole('button', { name })).toBeDisabled();
  },
);

test.each(['sharing', 'boost'] as const)(
  'invites friends to a task of the kind %s',
  async (kind) => {
    const { actions } = renderTasks([task({ kind, activityId: 'a1' })]);
    await userEvent.click(screen.getByRole('button', { name: '去邀请 完成一单' }));
    expect(actions.invite).toHaveBeenCalledExactlyOnceWith('a1');
  },
);

test('opens the page of a task without counting it as read', async () => {
  const { platform, onReadStart } = renderTasks([task({ path: '/product/list?set=5' })]);
  await userEvent.click(screen.getByRole('link', { name: '去完成 完成一单' }));
  expect(platform.destinations).toEqual([{ route: 'list', query: { set: '5' } }]);
  expect(onReadStart).not.toHaveBeenCalled();
});

test('starts the clock of a task to read a page', async () => {
  const reading = task({ kind: 'page-view', activityId: 'read', path: '/content/spring' });
  const { onReadStart } = renderTasks([reading]);
  await userEvent.click(screen.getByRole('link', { name: '去完成 完成一单' }));
  expect(onReadStart).toHaveBeenCalledExactlyOnceWith('read');
});

test('shows no button for a task that cannot be started here', () => {
  renderTasks([task({})]);
  expect(within(screen.getByRole('listitem')).queryByRole('button')).toBeNull();
  expect(within(screen.getByRole('listitem')).queryByRole('link')).toBeNull();
});

test('marks only the reward that is being claimed', async () => {
  const first = task({ name: 'one', status: 'done', rewardId: 'r1' });
  const second = task({ name: 'two', status: 'done', rewardId: 'r2' });
  const { actions } = renderTasks([first, second], 'r1');
  const busy = screen.getByRole('button', { name: /one/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: /two/ })).not.toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(actions.claim).not.toHaveBeenCalled();
});
