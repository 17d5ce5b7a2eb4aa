import type { TaskGroup } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findRewardDefinitions, findRewards } from '../rewards/queries.ts';
import { mapClockInToResponse, mapPromisedReward, mapTaskToResponse } from './mappers.ts';
import { countProgress, getTaskKey, grantTaskRewards } from './progress.ts';
import { findActivity, findActivityEntries, findTaskGroups, findTasks } from './queries.ts';

interface TaskRequest {
  shopperId: string;
  language: Language;
  now: number;
}

async function findClockIn(db: Kysely<Database>, id: string | null, request: TaskRequest) {
  const activity = id === null ? undefined : await findActivity(db, id);
  if (!activity) return null;
  const entries = await findActivityEntries(db, [activity.id], request.shopperId);
  const definitions = await findRewardDefinitions(
    db,
    [activity.goal_reward_id].filter((id) => id !== null),
  );
  const reward = mapPromisedReward(definitions, activity.goal_reward_id, request.language);
  return mapClockInToResponse(activity, entries, reward, request.now);
}

/** Lists the running task groups of a shopper, and grants the rewards of completed tasks. */
export async function listTaskGroups(
  db: Kysely<Database>,
  request: TaskRequest,
): Promise<TaskGroup[]> {
  const { shopperId, language, now } = request;
  const groups = await findTaskGroups(db, new Date(now));
  const tasks = await findTasks(db, new Date(now));
  await db.transaction().execute((trx) => grantTaskRewards(trx, tasks, { shopperId, now }));
  const progress = await countProgress(db, tasks, { shopperId, now });
  const definitions = await findRewardDefinitions(
    db,
    tasks.flatMap(({ reward_id }) => reward_id ?? []),
  );
  const sourceKeys = tasks.map((task) => getTaskKey(task, now));
  const granted = sourceKeys.length > 0 ? await findRewards(db, { shopperId, sourceKeys }) : [];
  const views = tasks.map((task) => ({
    groupId: task.group_id,
    view: mapTaskToResponse(
      task,
      {
        progress: progress.get(task.id) ?? 0,
        granted: granted.find(({ source_key }) => source_key === getTaskKey(task, now)),
        reward: mapPromisedReward(definitions, task.reward_id, language),
      },
      language,
    ),
  }));
  return Promise.all(
    groups.map(async (group) => ({
      id: group.id,
      name: group.name[language],
      renews: group.renews,
      tasks: views.filter(({ groupId }) => groupId === group.id).map(({ view }) => view),
      clockIn: await findClockIn(db, group.clock_in_id, request),
    })),
  );
}
