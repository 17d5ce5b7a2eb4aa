import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import {
  findActivityEntries,
  findAnsweredQuestionnaires,
  findPurchaseDays,
  type TaskRow,
} from './queries.ts';
import { getTaskPeriod } from './rules.ts';

interface ProgressRequest {
  shopperId: string;
  now: number;
}

/** The source key of a task's reward in its current period. */
export const getTaskKey = (task: TaskRow, now: number): string =>
  `task:${task.id}:${getTaskPeriod(task.renews, now).name}`;

/** The progress of each task, up to its goal. */
export async function countProgress(
  db: Kysely<Database>,
  tasks: readonly TaskRow[],
  { shopperId, now }: ProgressRequest,
): Promise<ReadonlyMap<string, number>> {
  const activityIds = tasks.flatMap(({ activity_id }) => activity_id ?? []);
  const entries = await findActivityEntries(db, activityIds, shopperId);
  const hasOrderTasks = tasks.some(({ kind }) => kind === 'order');
  const purchaseDays = hasOrderTasks ? await findPurchaseDays(db, shopperId, now) : [];
  const hasQuestionnaireTasks = tasks.some(({ kind }) => kind === 'questionnaire');
  const answeredQuestionnaires = hasQuestionnaireTasks
    ? await findAnsweredQuestionnaires(db, shopperId)
    : [];

  function countOf(task: TaskRow): number {
    if (task.kind === 'questionnaire')
      return answeredQuestionnaires.filter(
        (answer) => answer.questionnaire_id === task.questionnaire_id,
      ).length;
    const { since } = getTaskPeriod(task.renews, now);
    const days =
      task.kind === 'order'
        ? purchaseDays
        : entries.filter(({ activity_id }) => activity_id === task.activity_id);
    return days.filter(({ day }) => day >= since).length;
  }
  return new Map(tasks.map((task) => [task.id, Math.min(countOf(task), task.goal)]));
}

/** Grants the rewards of completed tasks, to be claimed by the shopper. */
export async function grantTaskRewards(
  trx: Transaction<Database>,
  tasks: readonly TaskRow[],
  request: ProgressRequest,
): Promise<void> {
  const progress = await countProgress(trx, tasks, request);
  for (const task of tasks)
    if (task.reward_id !== null && (progress.get(task.id) ?? 0) >= task.goal)
      await grantReward(trx, {
        ...request,
        definitionId: task.reward_id,
        source: 'task',
        sourceKey: getTaskKey(task, request.now),
        isClaimRequired: true,
      });
}
