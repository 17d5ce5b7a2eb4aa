import { toChinaIsoDate } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { grantTaskRewards } from './progress.ts';
import { type ActivityRow, findActivityEntries, findTasks } from './queries.ts';
import { completesStreak, countStreak } from './rules.ts';

interface ActivityEntry {
  activity: ActivityRow;
  shopperId: string;
  /** An activity counts once for each key; the default is the day. */
  key?: string;
  now: number;
}

export interface ActivityRecord {
  isNew: boolean;
  count: number;
  rewardIds: string[];
}

/** The source key of the reward for reaching the goal: each time for a streak, otherwise once. */
function getGoalKey(activity: ActivityRow, count: number, now: number): string | undefined {
  if (activity.kind === 'clock-in')
    return completesStreak(count, activity.goal)
      ? `activity:${activity.id}:streak:${toChinaIsoDate(now)}`
      : undefined;
  return count >= activity.goal ? `activity:${activity.id}:goal` : undefined;
}

/** Records an activity, once for its key, and grants its rewards. */
export async function recordActivity(
  trx: Transaction<Database>,
  { activity, shopperId, now, key = toChinaIsoDate(now) }: ActivityEntry,
): Promise<ActivityRecord> {
  const inserted = await trx
    .insertInto('activity_entries')
    .values({
      activity_id: activity.id,
      shopper_id: shopperId,
      key,
      day: toChinaIsoDate(now),
      done_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const entries = await findActivityEntries(trx, [activity.id], shopperId);
  const count =
    activity.kind === 'clock-in'
      ? countStreak(
          entries.map(({ day }) => day),
          now,
        )
      : entries.length;
  if (!inserted) return { isNew: false, count, rewardIds: [] };
  const reward = async (definitionId: string | null, sourceKey: string | undefined) =>
    definitionId !== null && sourceKey !== undefined
      ? grantReward(trx, { shopperId, definitionId, source: 'activity', sourceKey, now })
      : undefined;
  const grantedIds = [
    await reward(activity.reward_id, `activity:${activity.id}:${key}`),
    await reward(activity.goal_reward_id, getGoalKey(activity, count, now)),
  ];
  const tasks = await findTasks(trx, new Date(now), activity.id);
  await grantTaskRewards(trx, tasks, { shopperId, now });
  return { isNew: true, count, rewardIds: grantedIds.filter((id) => id !== undefined) };
}
