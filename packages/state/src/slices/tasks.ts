import type { MyCampaign, OrderStatistics, RewardOrder, Task, TaskGroup } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface TasksState {
  groups: TaskGroup[];
  statistics: OrderStatistics | null;
  /** Claimed rewards, newest first. */
  orders: RewardOrder[];
  /** The current campaign, with the progress of this shopper. */
  campaign: MyCampaign | null;
}

const initialState: TasksState = { groups: [], statistics: null, orders: [], campaign: null };

/** Applies a change to every task of every group. */
const mapTasks = (groups: readonly TaskGroup[], change: (task: Task) => Task): TaskGroup[] =>
  groups.map((group) => ({ ...group, tasks: group.tasks.map(change) }));

export const tasksSlice = createSlice({
  name: 'tasks',
  owner: 'shopper',
  initialState,
  reducers: {
    setTaskGroups: (state, { payload }: PayloadAction<TaskGroup[]>) => {
      state.groups = payload;
    },
    setOrderStatistics: (state, { payload }: PayloadAction<OrderStatistics>) => {
      state.statistics = payload;
    },
    setRewardOrders: (state, { payload }: PayloadAction<RewardOrder[]>) => {
      state.orders = payload;
    },
    setMyCampaign: (state, { payload }: PayloadAction<MyCampaign | null>) => {
      state.campaign = payload;
    },
    /** Marks today as done, before the list is refetched. */
    recordClockIn: (state, { payload }: PayloadAction<{ day: string; streak: number }>) => {
      state.groups = state.groups.map((group) =>
        group.clockIn && !group.clockIn.days.includes(payload.day)
          ? {
              ...group,
              clockIn: {
                ...group.clockIn,
                isDoneToday: true,
                streak: payload.streak,
                days: [...group.clockIn.days, payload.day],
              },
            }
          : group,
      );
    },
    /** Marks a reward as claimed, before the list is refetched. */
    rewardClaimed: (state, { payload }: PayloadAction<RewardOrder>) => {
      state.orders.unshift(payload);
      state.groups = mapTasks(state.groups, (task) =>
        task.rewardId === payload.reward.id ? { ...task, status: 'claimed' } : task,
      );
    },
  },
  selectors: {
    selectTaskGroups: (state) => state.groups,
    selectOrderStatistics: (state) => state.statistics,
    selectRewardOrders: (state) => state.orders,
    selectMyCampaign: (state) => state.campaign,
  },
});

export const {
  setTaskGroups,
  setOrderStatistics,
  setRewardOrders,
  setMyCampaign,
  recordClockIn,
  rewardClaimed,
} = tasksSlice.actions;
export const { selectTaskGroups, selectOrderStatistics, selectRewardOrders, selectMyCampaign } =
  tasksSlice.selectors;
