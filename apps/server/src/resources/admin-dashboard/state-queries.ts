import type { Dashboard } from '@vitrine/contract/admin';
import { DAY_MS } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { TEST_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';

/** What failed longer ago is found in its own list. */
const FAILED_WITHIN_MS = DAY_MS;

const ofMerchant = (merchantId: string | null) =>
  merchantId === null ? sql`true` : sql`merchant_id = ${merchantId}::bigint`;

/** Reads one row of counts. Sums come as text, because they are larger than a count. */
async function readCounts<Counts extends Record<string, number>>(
  db: Kysely<Database>,
  query: ReturnType<typeof sql>,
): Promise<Counts> {
  const { rows } = await sql<Record<string, number | string>>`${query}`.execute(db);
  const entries = Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(entries) as Counts;
}

export async function countRefunds(
  db: Kysely<Database>,
): Promise<NonNullable<Dashboard['refunds']>> {
  type Counts = Record<'pending' | 'pendingAmount' | 'failed' | 'failedAmount', number>;
  const counts = await readCounts<Counts>(
    db,
    sql`select count(*) filter (where refunds.status <> 'failed') as pending,
        coalesce(sum(refunds.amount) filter (where refunds.status <> 'failed'), 0) as "pendingAmount",
        count(*) filter (where refunds.status = 'failed') as failed,
        coalesce(sum(refunds.amount) filter (where refunds.status = 'failed'), 0) as "failedAmount"
      from refunds join payments on payments.id = refunds.payment_id
      where refunds.status <> 'done' and payments.channel <> ${TEST_CHANNEL}`,
  );
  return {
    pending: { count: counts.pending, amount: counts.pendingAmount },
    failed: { count: counts.failed, amount: counts.failedAmount },
  };
}

export function countMarketing(db: Kysely<Database>, now: number) {
  const at = new Date(now);
  const live = sql`starts_at <= ${at} and ends_at > ${at} and paused_at is null`;
  return readCounts<NonNullable<Dashboard['marketing']>>(
    db,
    sql`select (select count(*) from campaigns where ${live}) as campaigns,
      (select count(*) from promotions where ${live}) as promotions`,
  );
}

export function countContent(db: Kysely<Database>, now: number) {
  const at = new Date(now);
  const live = sql`coalesce(starts_at <= ${at}, true) and coalesce(ends_at > ${at}, true)`;
  const revisions = sql`content_revisions
    where space <> ${BLOCK_SPACE} and environment = 'production' and published_at is not null
      and arm is null`;
  return readCounts<NonNullable<Dashboard['content']>>(
    db,
    sql`select (select count(distinct (space, code)) from ${revisions} and ${live}) as pages,
      (select count(distinct (space, code)) from ${revisions} and starts_at > ${at}) as scheduled,
      (select count(*) from banners where ${live} and paused_at is null) as banners`,
  );
}

export function countWebhooks(db: Kysely<Database>, merchantId: string | null, now: number) {
  const since = new Date(now - FAILED_WITHIN_MS);
  return readCounts<NonNullable<Dashboard['webhooks']>>(
    db,
    sql`select (select count(*) from webhook_deliveries join webhook_endpoints
          on webhook_endpoints.id = endpoint_id where webhook_deliveries.status = 'failed'
          and finished_at > ${since} and ${ofMerchant(merchantId)}) as failed,
      (select count(*) from webhook_endpoints where status = 'paused'
        and ${ofMerchant(merchantId)}) as "pausedEndpoints"`,
  );
}

export const countMessages = (db: Kysely<Database>, now: number) =>
  readCounts<NonNullable<Dashboard['messages']>>(
    db,
    sql`select (select count(*) from shopper_messages
          where status = 'failed' and finished_at > ${new Date(now - FAILED_WITHIN_MS)}) as failed,
      (select count(*) from shop_events where failed_at is not null) as "failedEvents"`,
  );

export const countJobs = (db: Kysely<Database>, merchantId: string | null, now: number) =>
  readCounts<NonNullable<Dashboard['jobs']>>(
    db,
    sql`select count(*) filter (where state = 'failed'
          and ended_at > ${new Date(now - FAILED_WITHIN_MS)}) as failed,
        count(*) filter (where state in ('queued', 'running')) as running
      from operator_jobs where ${ofMerchant(merchantId)}`,
  );
