import type { MyCampaign, OrderStatistics, RewardOrder, Task, TaskGroup } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface TasksState {
  groups: TaskGroup[];
  statistics: OrderStatistics | null;
  /** Rewards that were claimed, newest first. */
  orders: RewardOrder[];
  /** What shoppers do together just now, as it stands for this one. */
  campaign: MyCampaign | null;
}

const initialState: TasksState = { groups: [], statistics: null, orders: [], campaign: null };

/** Changes the task that a group of the list holds. */
const withTask = (groups: readonly TaskGroup[], change: (task: Task) => Task): TaskGroup[] =>
  groups.map((group) => ({ ...group, tasks: group.tasks.map(change) }));

export const tasksSlice = createSlice({
  name: 'tasks',
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
    /** Today's mark, before the list is read again. */
    clockedIn: (state, { payload }: PayloadAction<{ day: string; streak: number }>) => {
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
    /** A reward that somebody has claimed, before the list is read again. */
    rewardClaimed: (state, { payload }: PayloadAction<RewardOrder>) => {
      state.orders.unshift(payload);
      state.groups = withTask(state.groups, (task) =>
        task.rewardId === payload.reward.id ? { ...task, status: 'claimed' } : task,
      );
    },
    resetTasks: () => initialState,
  },
  selectors: {
    selectTaskGroups: (state) => state.groups,
    selectOrderStatistics: (state) => state.statistics,
    selectRewardOrders: (state) => state.orders,
    selectMyCampaign: (state) => state.campaign,
    /** How many rewards wait to be claimed. */
    selectClaimableCount: (state) =>
      state.groups
        .flatMap(({ tasks }) => tasks)
        .filter(({ status, rewardId }) => status === 'done' && rewardId !== null).length,
  },
});

export const {
  setTaskGroups,
  setOrderStatistics,
  setRewardOrders,
  setMyCampaign,
  clockedIn,
  rewardClaimed,
  resetTasks,
} = tasksSlice.actions;
export const {
  selectTaskGroups,
  selectOrderStatistics,
  selectRewardOrders,
  selectMyCampaign,
  selectClaimableCount,
} = tasksSlice.selectors;
