import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isPurchase } from '../memberships/queries.ts';

export const findActivity = (db: Kysely<Database>, id: string) =>
  db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

/** What a shopper did for some activities. */
export const findEntries = (db: Kysely<Database>, ids: readonly string[], shopperId: string) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('activity_entries')
        .select(['activity_id', 'day'])
        .where('activity_id', 'in', [...ids])
        .where('shopper_id', '=', shopperId)
        .execute();

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export const findGroups = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('task_groups')
    .selectAll()
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The tasks of running groups; only those of one activity when it is named. */
export const findTasks = (db: Kysely<Database>, now: Date, activityId?: string) =>
  db
    .selectFrom('tasks as task')
    .innerJoin('task_groups as group', 'group.id', 'task.group_id')
    .selectAll('task')
    .select('group.renews')
    .where('group.starts_at', '<=', now)
    .where('group.ends_at', '>', now)
    .$if(activityId !== undefined, (query) =>
      query.where('task.activity_id', '=', activityId ?? ''),
    )
    .orderBy('task.position')
    .orderBy('task.id')
    .execute();

export type TaskRow = Awaited<ReturnType<typeof findTasks>>[number];

export const findAnswered = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('questionnaire_answers')
    .select('questionnaire_id')
    .where('respondent', '=', shopperId)
    .execute();

/** The days in Beijing on which a shopper ordered. */
export const findOrderDays = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shopper_spends')
    .select(sql<string>`to_char(spent_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'))
    .where('shopper_id', '=', shopperId)
    .where(isPurchase('shopper_spends'))
    .execute();

export async function sumOrders(db: Kysely<Database>, shopperId: string, since: Date) {
  const { orders, amount } = await db
    .selectFrom('shopper_spends')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere(isPurchase('shopper_spends')).as('orders'),
      eb.fn.coalesce(eb.fn.sum<string>('amount'), sql<string>`0`).as('amount'),
    ])
    .where('shopper_id', '=', shopperId)
    .where('spent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), amount: Math.max(0, Number(amount)) };
}

export const findTiers = (db: Kysely<Database>) =>
  db
    .selectFrom('spending_tiers as tier')
    .innerJoin('reward_definitions as reward', 'reward.id', 'tier.reward_id')
    .select(['tier.id', 'tier.amount', 'tier.reward_id'])
    .select(['reward.kind', 'reward.name', 'reward.description'])
    .orderBy('tier.amount')
    .execute();
