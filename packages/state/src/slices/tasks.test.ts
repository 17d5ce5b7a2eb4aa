import type { RewardOrder, Task, TaskGroup } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  clockedIn,
  resetTasks,
  rewardClaimed,
  selectClaimableCount,
  selectRewardOrders,
  selectTaskGroups,
  setTaskGroups,
} from './tasks.ts';

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  kind: 'page-view',
  name: id,
  description: '',
  path: null,
  activityId: null,
  progress: 1,
  goal: 1,
  status: 'done',
  reward: null,
  rewardId: `reward-${id}`,
  ...more,
});
const group = (tasks: Task[]): TaskGroup => ({
  id: 'week',
  name: '',
  renews: 'weekly',
  tasks,
  clockIn: {
    activityId: 'daily',
    streak: 3,
    goal: 7,
    isDoneToday: false,
    days: ['2026-11-20'],
    reward: null,
  },
});

let store: Store;
beforeEach(() => {
  store = makeStore();
  const open = task('open', { status: 'open', rewardId: null });
  const plain = task('plain', { rewardId: null });
  store.dispatch(setTaskGroups([group([task('a'), task('b'), open, plain])]));
});

const claimed: RewardOrder = {
  id: 'order',
  reward: {
    id: 'reward-a',
    kind: 'gift',
    name: '',
    description: '',
    source: 'task',
    status: 'to-ship',
    receivedAt: '2026-11-21T00:00:00.000Z',
    promoCodes: [],
  },
  addressId: null,
  orderedAt: '2026-11-21T00:00:00.000Z',
};

test('what waits to be claimed is counted, and no more once it is', () => {
  expect(selectClaimableCount(store.getState())).toBe(2);
  store.dispatch(rewardClaimed(claimed));
  expect(selectClaimableCount(store.getState())).toBe(1);
  expect(selectTaskGroups(store.getState())[0]?.tasks[0]?.status).toBe('claimed');
  expect(selectRewardOrders(store.getState())).toEqual([claimed]);
});

test('clocking in marks today, once', () => {
  const clockIn = () => selectTaskGroups(store.getState())[0]?.clockIn;
  store.dispatch(clockedIn({ day: '2026-11-21', streak: 4 }));
  store.dispatch(clockedIn({ day: '2026-11-21', streak: 5 }));
  expect(clockIn()).toMatchObject({
    isDoneToday: true,
    streak: 4,
    days: ['2026-11-20', '2026-11-21'],
  });
});

test('nothing of a shopper stays behind', () => {
  store.dispatch(resetTasks());
  expect(selectTaskGroups(store.getState())).toEqual([]);
});
