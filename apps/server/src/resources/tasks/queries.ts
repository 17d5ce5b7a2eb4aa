import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isEarned, selectPurchases } from '../orders/purchases.ts';

export const findActivity = (db: Kysely<Database>, id: string) =>
  db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

export const findActivityEntries = (
  db: Kysely<Database>,
  ids: readonly string[],
  shopperId: string,
) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('activity_entries')
        .select(['activity_id', 'day'])
        .where('activity_id', 'in', [...ids])
        .where('shopper_id', '=', shopperId)
        .execute();

export type ActivityEntryRow = Awaited<ReturnType<typeof findActivityEntries>>[number];

export const findTaskGroups = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('task_groups')
    .selectAll()
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('paused_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The tasks of running groups, optionally of one activity only. */
export const findTasks = (db: Kysely<Database>, now: Date, activityId?: string) =>
  db
    .selectFrom('tasks as task')
    .innerJoin('task_groups as group', 'group.id', 'task.group_id')
    .selectAll('task')
    .select('group.renews')
    .where('group.starts_at', '<=', now)
    .where('group.ends_at', '>', now)
    .where('group.paused_at', 'is', null)
    .where('task.paused_at', 'is', null)
    .$if(activityId !== undefined, (query) =>
      query.where('task.activity_id', '=', activityId ?? ''),
    )
    .orderBy('task.position')
    .orderBy('task.id')
    .execute();

export type TaskRow = Awaited<ReturnType<typeof findTasks>>[number];

export const findAnsweredQuestionnaires = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('questionnaire_answers')
    .select('questionnaire_id')
    .where('respondent', '=', shopperId)
    .execute();

/** The days in Beijing on which a purchase of the shopper became final, with one entry for each. */
export async function findPurchaseDays(
  db: Kysely<Database>,
  shopperId: string,
  now: number,
): Promise<{ day: string }[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(final_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
    from (${selectPurchases(sql`${shopperId}`)}) purchase
    where ${isEarned('purchase', now)}`.execute(db);
  return rows;
}

interface SumRequest {
  shopperId: string;
  /** Orders count from this time on. */
  since: number;
  now: number;
}

/**
 * Sums a shopper's purchases. One counts when it is final, because the money may still go back before that;
 * `pendingAmount` is the sum of the others.
 */
export async function sumOrders(
  db: Kysely<Database>,
  { shopperId, since, now }: SumRequest,
): Promise<{ orders: number; amount: number; pendingAmount: number }> {
  const at = new Date(now);
  const { rows } = await sql<{ orders: string; amount: string; pending: string }>`
    select count(*) filter (where final_at >= ${new Date(since)} and ${isEarned('purchase', now)}) as orders,
      sum(amount) filter (where final_at between ${new Date(since)} and ${at}) as amount,
      sum(amount) filter (where final_at is null or final_at > ${at}) as pending
    from (${selectPurchases(sql`${shopperId}`)}) purchase`.execute(db);
  const [sums] = rows;
  return {
    orders: Number(sums?.orders ?? 0),
    amount: Math.max(0, Number(sums?.amount ?? 0)),
    pendingAmount: Math.max(0, Number(sums?.pending ?? 0)),
  };
}

export const findSpendingTiers = (db: Kysely<Database>) =>
  db
    .selectFrom('spending_tiers as tier')
    .innerJoin('reward_definitions as reward', 'reward.id', 'tier.reward_id')
    .select(['tier.id', 'tier.amount', 'tier.reward_id'])
    .select(['reward.kind', 'reward.name', 'reward.description'])
    .where('tier.archived_at', 'is', null)
    .orderBy('tier.amount')
    .execute();
