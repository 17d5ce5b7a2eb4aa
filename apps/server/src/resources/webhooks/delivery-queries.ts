import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { PRIORITIES } from '../../notifications/priorities.ts';
import { MAX_IN_FLIGHT } from './rules.ts';

/** Longer than a request may take, so that only the delivery of a dead process is taken again. */
const LEASE_MS = 20_000;

const allowedInFlight = sql<number>`case when failures = 0
  then ${sql.lit(MAX_IN_FLIGHT.well)} else ${sql.lit(MAX_IN_FLIGHT.failing)} end`;

interface DueEndpoint {
  readonly id: string;
  readonly url: string;
  readonly secret: Buffer;
  /** Null once its time has ended. */
  readonly former_secret: Buffer | null;
  readonly allowed: number;
}

/**
 * Locks the endpoint whose turn it is: one with a due delivery that has waited longest since its last turn. One that
 * failed gets one delivery at a time, and none while it is put back.
 */
async function lockNextEndpoint(trx: Transaction<Database>, now: number) {
  const at = new Date(now);
  const { rows } = await sql<DueEndpoint>`
    select id, url, secret, ${allowedInFlight} as allowed,
      case when former_secret_until > ${at} then former_secret end as former_secret
    from webhook_endpoints as endpoint
    where status = 'active' and (retry_at is null or retry_at <= ${at})
      and (select count(*) from webhook_deliveries
        where endpoint_id = endpoint.id and leased_until > ${at})
        < ${allowedInFlight}
      and exists (select from webhook_deliveries
        where endpoint_id = endpoint.id and status in ('waiting', 'sending') and due_at <= ${at}
          and priority = any (${Object.values(PRIORITIES)}::smallint[]))
    order by served_at nulls first, id limit 1
    for no key update skip locked`.execute(trx);
  return rows[0];
}

/** Counts what is in flight once more, because another process may have claimed a delivery before the lock. */
const lockNextDelivery = (trx: Transaction<Database>, { id, allowed }: DueEndpoint, now: number) =>
  trx
    .selectFrom('webhook_deliveries')
    .innerJoin('shop_events', 'shop_events.id', 'webhook_deliveries.event_id')
    .select(['webhook_deliveries.id', 'webhook_deliveries.attempts', 'shop_events.id as event_id'])
    .select(['shop_events.type', 'shop_events.subject_id', 'shop_events.data'])
    .select('shop_events.happened_at')
    .where('webhook_deliveries.endpoint_id', '=', id)
    .where(
      sql<boolean>`(select count(*) from webhook_deliveries as other
        where other.endpoint_id = ${id} and other.leased_until > ${new Date(now)}) < ${allowed}`,
    )
    .where('webhook_deliveries.status', 'in', ['waiting', 'sending'])
    .where('webhook_deliveries.due_at', '<=', new Date(now))
    .orderBy('webhook_deliveries.priority')
    .orderBy('webhook_deliveries.due_at')
    .limit(1)
    .forNoKeyUpdate('webhook_deliveries')
    .skipLocked()
    .executeTakeFirst();

/** Claims a due delivery, fairly between endpoints, and starts its attempt. */
export const claimDueDelivery = (db: Kysely<Database>, now: number) =>
  db.transaction().execute(async (trx) => {
    const endpoint = await lockNextEndpoint(trx, now);
    const row = endpoint && (await lockNextDelivery(trx, endpoint, now));
    if (!endpoint || !row) return undefined;
    const attempts = row.attempts + 1;
    const lease = new Date(now + LEASE_MS);
    await trx
      .updateTable('webhook_deliveries')
      .set({ status: 'sending', attempts, due_at: lease, leased_until: lease })
      .where('id', '=', row.id)
      .execute();
    await trx
      .updateTable('webhook_endpoints')
      .set({ served_at: new Date(now) })
      .where('id', '=', endpoint.id)
      .execute();
    const attempt = await trx
      .insertInto('webhook_attempts')
      .values({ delivery_id: row.id, started_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: endpoint_id, url, secret, former_secret } = endpoint;
    const about = { endpoint_id, url, secret, former_secret };
    return { ...row, ...about, attempts, attemptId: attempt.id };
  });

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof claimDueDelivery>>>;
