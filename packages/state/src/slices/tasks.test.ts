import type { RewardOrder, Task, TaskGroup } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  recordClockIn,
  rewardClaimed,
  selectRewardOrders,
  selectTaskGroups,
  setTaskGroups,
} from './tasks.ts';

const task = (id: string, overrides: Partial<Task> = {}): Task => ({
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
  ...overrides,
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

test('marks the task of a claimed reward and lists the reward', () => {
  store.dispatch(rewardClaimed(claimed));
  const statuses = selectTaskGroups(store.getState())[0]?.tasks.map(({ status }) => status);
  expect(statuses).toEqual(['claimed', 'done', 'open', 'done']);
  expect(selectRewardOrders(store.getState())).toEqual([claimed]);
});

test('marks today once when the shopper clocks in', () => {
  const clockIn = () => selectTaskGroups(store.getState())[0]?.clockIn;
  store.dispatch(recordClockIn({ day: '2026-11-21', streak: 4 }));
  store.dispatch(recordClockIn({ day: '2026-11-21', streak: 5 }));
  expect(clockIn()).toMatchObject({
    isDoneToday: true,
    streak: 4,
    days: ['2026-11-20', '2026-11-21'],
  });
});
