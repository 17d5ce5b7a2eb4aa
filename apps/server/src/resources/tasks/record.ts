import { chinaDate } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { giveReward } from '../rewards/give.ts';
import { settleTasks } from './progress.ts';
import { type ActivityRow, findEntries, findTasks } from './queries.ts';
import { completesStreak, streakOf } from './rules.ts';

interface Deed {
  activity: ActivityRow;
  shopperId: string;
  /** What counts once; the day unless something else is named. */
  key?: string;
  now: number;
}

export interface Recorded {
  isNew: boolean;
  count: number;
  rewardIds: string[];
}

/** What reaching a number brings: a streak each time, anything else once. */
function goalKey(activity: ActivityRow, count: number, now: number): string | undefined {
  if (activity.kind === 'clock-in')
    return completesStreak(count, activity.goal)
      ? `activity:${activity.id}:streak:${chinaDate(now)}`
      : undefined;
  return count >= activity.goal ? `activity:${activity.id}:goal` : undefined;
}

/** Notes what a shopper did, once for its key, and gives what that brings. */
export async function record(
  trx: Transaction<Database>,
  { activity, shopperId, now, key = chinaDate(now) }: Deed,
): Promise<Recorded> {
  const noted = await trx
    .insertInto('activity_entries')
    .values({
      activity_id: activity.id,
      shopper_id: shopperId,
      key,
      day: chinaDate(now),
      done_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const entries = await findEntries(trx, [activity.id], shopperId);
  const count =
    activity.kind === 'clock-in'
      ? streakOf(
          entries.map(({ day }) => day),
          now,
        )
      : entries.length;
  if (!noted) return { isNew: false, count, rewardIds: [] };
  const reward = async (definitionId: string | null, sourceKey: string | undefined) =>
    definitionId !== null && sourceKey !== undefined
      ? giveReward(trx, { shopperId, definitionId, source: 'activity', sourceKey, now })
      : undefined;
  const given = [
    await reward(activity.reward_id, `activity:${activity.id}:${key}`),
    await reward(activity.goal_reward_id, goalKey(activity, count, now)),
  ];
  const tasks = await findTasks(trx, new Date(now), activity.id);
  await settleTasks(trx, tasks, { shopperId, now });
  return { isNew: true, count, rewardIds: given.filter((id) => id !== undefined) };
}
