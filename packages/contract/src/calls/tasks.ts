import { z } from 'zod';
import { call } from '../call.ts';
import { boost } from '../entities/campaigns.ts';
import { codeId, numericId, uuid } from '../entities/common.ts';
import {
  activityResult,
  orderStatistics,
  rewardOrder,
  sharingToken,
  taskGroup,
} from '../entities/tasks.ts';

const group = 'Tasks and rewards';
const params = z.object({ id: codeId });

const activities = {
  clockIn: call({
    method: 'POST',
    path: '/api/v1/clock-ins/{id}/activities',
    group,
    summary: 'Clocks in for today, in Beijing',
    caller: 'shopper',
    params,
    response: activityResult,
    errors: ['not-found', 'conflict'],
  }),
  openSharing: call({
    method: 'POST',
    path: '/api/v1/sharing/{id}/tokens',
    group,
    summary: 'A token to send to friends',
    caller: 'shopper',
    params,
    response: sharingToken,
    errors: ['not-found', 'conflict'],
  }),
  boostActivity: call({
    method: 'POST',
    path: '/api/v1/boosts/{id}/activities',
    group,
    summary: 'Helps the friend who sent a token, once',
    caller: 'shopper',
    params,
    body: z.object({ token: uuid }),
    response: boost,
    errors: ['not-found', 'conflict'],
  }),
  viewPage: call({
    method: 'POST',
    path: '/api/v1/user-actions/{id}/page-views',
    group,
    summary: 'Counts a page that was read for a task',
    caller: 'shopper',
    params,
    body: z.object({ seconds: z.int().min(0).max(86_400) }),
    response: activityResult,
    errors: ['not-found', 'conflict'],
  }),
};

const earning = {
  listMyTaskGroups: call({
    method: 'GET',
    path: '/api/v1/my/task-groups',
    group,
    summary: 'Tasks with how far this shopper has come',
    caller: 'shopper',
    response: z.array(taskGroup),
  }),
  getMyOrderStatistics: call({
    method: 'GET',
    path: '/api/v1/my/tasks/order-statistics',
    group,
    summary: 'What this shopper has ordered, and what that earns',
    caller: 'shopper',
    response: orderStatistics,
  }),
  orderReward: call({
    method: 'POST',
    path: '/api/v1/my/reward-orders',
    group,
    summary: 'Claims a reward; a gift travels with the next order, or to an address',
    caller: 'shopper',
    body: z.object({ rewardId: uuid, addressId: numericId.optional() }),
    response: rewardOrder,
    errors: ['not-found', 'conflict'],
  }),
  listMyRewardOrders: call({
    method: 'GET',
    path: '/api/v1/my/reward-orders',
    group,
    summary: 'Rewards this shopper has claimed, newest first',
    caller: 'shopper',
    response: z.array(rewardOrder),
  }),
};

export const tasks = { ...activities, ...earning };
