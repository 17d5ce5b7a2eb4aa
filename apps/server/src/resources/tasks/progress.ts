import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { giveReward } from '../rewards/give.ts';
import { findAnswered, findEntries, findOrderDays, type TaskRow } from './queries.ts';
import { stretchAt } from './rules.ts';

interface Asker {
  shopperId: string;
  now: number;
}

/** The key under which a task of this stretch gives its reward. */
export const taskKey = (task: TaskRow, now: number): string =>
  `task:${task.id}:${stretchAt(task.renews, now).name}`;

/** How far a shopper has come with some tasks; no further than their goals. */
export async function progressOf(
  db: Kysely<Database>,
  tasks: readonly TaskRow[],
  { shopperId, now }: Asker,
): Promise<ReadonlyMap<string, number>> {
  const activityIds = tasks.flatMap(({ activity_id }) => activity_id ?? []);
  const entries = await findEntries(db, activityIds, shopperId);
  const wantsOrders = tasks.some(({ kind }) => kind === 'order');
  const orderDays = wantsOrders ? await findOrderDays(db, shopperId) : [];
  const wantsAnswers = tasks.some(({ kind }) => kind === 'questionnaire');
  const answered = wantsAnswers ? await findAnswered(db, shopperId) : [];

  function countOf(task: TaskRow): number {
    if (task.kind === 'questionnaire')
      return answered.filter((one) => one.questionnaire_id === task.questionnaire_id).length;
    const { since } = stretchAt(task.renews, now);
    const days =
      task.kind === 'order'
        ? orderDays
        : entries.filter(({ activity_id }) => activity_id === task.activity_id);
    return days.filter(({ day }) => day >= since).length;
  }
  return new Map(tasks.map((task) => [task.id, Math.min(countOf(task), task.goal)]));
}

/** Sets out the rewards of tasks that are done; each waits until the shopper claims it. */
export async function settleTasks(
  trx: Transaction<Database>,
  tasks: readonly TaskRow[],
  asker: Asker,
): Promise<void> {
  const progress = await progressOf(trx, tasks, asker);
  for (const task of tasks)
    if (task.reward_id !== null && (progress.get(task.id) ?? 0) >= task.goal)
      await giveReward(trx, {
        ...asker,
        definitionId: task.reward_id,
        source: 'task',
        sourceKey: taskKey(task, asker.now),
        waits: true,
      });
}
