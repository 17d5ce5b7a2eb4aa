import type { TaskGroup } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findDefinitions, findRewards } from '../rewards/queries.ts';
import { progressOf, settleTasks, taskKey } from './progress.ts';
import { findActivity, findEntries, findGroups, findTasks } from './queries.ts';
import { clockInView, promised, taskView } from './views.ts';

interface Asker {
  shopperId: string;
  language: Language;
  now: number;
}

async function clockInOf(db: Kysely<Database>, id: string | null, asker: Asker) {
  const activity = id === null ? undefined : await findActivity(db, id);
  if (!activity) return null;
  const entries = await findEntries(db, [activity.id], asker.shopperId);
  const definitions = await findDefinitions(
    db,
    [activity.goal_reward_id].filter((one) => one !== null),
  );
  const reward = promised(definitions, activity.goal_reward_id, asker.language);
  return clockInView(activity, entries, reward, asker.now);
}

/** Every running group of tasks as it stands for a shopper. Tasks that are done set out their rewards. */
export async function taskGroupsOf(db: Kysely<Database>, asker: Asker): Promise<TaskGroup[]> {
  const { shopperId, language, now } = asker;
  const groups = await findGroups(db, new Date(now));
  const tasks = await findTasks(db, new Date(now));
  await db.transaction().execute((trx) => settleTasks(trx, tasks, { shopperId, now }));
  const progress = await progressOf(db, tasks, { shopperId, now });
  const definitions = await findDefinitions(
    db,
    tasks.flatMap(({ reward_id }) => reward_id ?? []),
  );
  const sourceKeys = tasks.map((task) => taskKey(task, now));
  const given = sourceKeys.length > 0 ? await findRewards(db, { shopperId, sourceKeys }) : [];
  const views = tasks.map((task) => ({
    groupId: task.group_id,
    view: taskView(
      task,
      {
        progress: progress.get(task.id) ?? 0,
        given: given.find(({ source_key }) => source_key === taskKey(task, now)),
        reward: promised(definitions, task.reward_id, language),
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
      clockIn: await clockInOf(db, group.clock_in_id, asker),
    })),
  );
}
