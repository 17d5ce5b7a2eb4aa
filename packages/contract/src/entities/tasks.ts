import { z } from 'zod';
import { codeId, minorUnits, utcDateTime, uuid } from './common.ts';
import { reward, rewardPreview } from './promotions.ts';

/** The progress of a shopper in an activity, and the rewards earned by this call. */
export const activityResult = z
  .object({
    activityId: codeId,
    isNew: z.boolean().meta({ description: 'False if today was counted already' }),
    count: z.int().min(0).meta({ description: 'Consecutive days, or total count' }),
    goal: z.int().min(1),
    rewards: z.array(reward),
  })
  .meta({ id: 'ActivityResult' });
export type ActivityResult = z.infer<typeof activityResult>;

export const sharingToken = z
  .object({ token: uuid, path: z.string() })
  .meta({ id: 'SharingToken' });
export type SharingToken = z.infer<typeof sharingToken>;

export const task = z
  .object({
    id: codeId,
    kind: z.enum(['clock-in', 'sharing', 'boost', 'page-view', 'order', 'questionnaire']),
    name: z.string(),
    description: z.string(),
    path: z.string().nullable().meta({ description: 'The page of the task' }),
    activityId: codeId.nullable(),
    progress: z.int().min(0),
    goal: z.int().min(1),
    status: z.enum(['open', 'done', 'claimed']),
    reward: rewardPreview.nullable(),
    rewardId: uuid.nullable().meta({ description: 'Claimed with a reward order' }),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const clockIn = z
  .object({
    activityId: codeId,
    streak: z.int().min(0),
    goal: z.int().min(1),
    isDoneToday: z.boolean(),
    days: z.array(z.iso.date()).meta({ description: 'Days of this week, in Beijing' }),
    reward: rewardPreview.nullable(),
  })
  .meta({ id: 'ClockIn' });

export const taskGroup = z
  .object({
    id: codeId,
    name: z.string(),
    renews: z.enum(['daily', 'weekly', 'never']),
    tasks: z.array(task),
    clockIn: clockIn.nullable(),
  })
  .meta({ id: 'TaskGroup' });
export type TaskGroup = z.infer<typeof taskGroup>;

export const orderStatistics = z
  .object({
    orders: z.int().min(0),
    amount: minorUnits.meta({ description: 'An order counts when its return period is over' }),
    pendingAmount: minorUnits.meta({ description: 'Paid, but the return period is not over' }),
    currencyCode: z.string(),
    since: utcDateTime,
    tiers: z.array(
      z.object({
        id: codeId,
        amount: minorUnits,
        isReached: z.boolean(),
        reward: rewardPreview,
        rewardId: uuid.nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderStatistics' });
export type OrderStatistics = z.infer<typeof orderStatistics>;

export const rewardOrder = z
  .object({
    id: uuid,
    reward,
    addressId: z.string().nullable().meta({ description: 'Null: shipped with the next order' }),
    orderedAt: utcDateTime,
  })
  .meta({ id: 'RewardOrder' });
export type RewardOrder = z.infer<typeof rewardOrder>;
