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
    summary: 'Clocks in for today, in Beijing time',
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
  reportShareOpening: call({
    method: 'POST',
    path: '/api/v1/sharing/openings',
    group,
    summary: 'A friend has opened a shared page; counts for the task of the shopper who shared it',
    caller: 'anyone',
    body: z.object({ token: uuid }),
    response: z.object({ isCounted: z.boolean() }),
  }),
  boostActivity: call({
    method: 'POST',
    path: '/api/v1/boosts/{id}/activities',
    group,
    summary: 'Boosts the friend who has sent a token, once',
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
    summary: 'Opens or closes the page of a task; it counts if the time between was long enough',
    caller: 'shopper',
    params,
    body: z.object({ event: z.enum(['opened', 'closed']) }),
    response: activityResult,
    errors: ['not-found', 'conflict'],
  }),
};

const earning = {
  listMyTaskGroups: call({
    method: 'GET',
    path: '/api/v1/my/task-groups',
    group,
    summary: 'Tasks with the progress of the shopper',
    caller: 'shopper',
    response: z.array(taskGroup),
  }),
  getMyOrderStatistics: call({
    method: 'GET',
    path: '/api/v1/my/tasks/order-statistics',
    group,
    summary: 'Order count and amount of the shopper, and the rewards for them',
    caller: 'shopper',
    response: orderStatistics,
  }),
  orderReward: call({
    method: 'POST',
    path: '/api/v1/my/reward-orders',
    group,
    summary: 'Claims a reward; a gift is shipped with the next order, or to an address',
    caller: 'shopper',
    body: z.object({ rewardId: uuid, addressId: numericId.optional() }),
    response: rewardOrder,
    errors: ['not-found', 'conflict'],
  }),
  listMyRewardOrders: call({
    method: 'GET',
    path: '/api/v1/my/reward-orders',
    group,
    summary: 'Claimed rewards of the shopper, newest first',
    caller: 'shopper',
    response: z.array(rewardOrder),
  }),
};

export const tasks = { ...activities, ...earning };
