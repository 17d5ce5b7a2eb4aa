import type { WaitingQueue, WaitingStep } from '@vitrine/contract/admin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { whereOverdue } from '../admin-orders/list-queries.ts';
import { whereOverdue as whereFapiaoOverdue } from '../fapiao/jobs.ts';
import { CONVERSATION_MS, PERSONAL_ID_MS, RETURN_STEP_MS } from './waiting-rules.ts';

interface Scope {
  readonly merchantId: string | null;
  readonly operatorId: string | null;
  /** Whether the operator may review the pages of others. */
  readonly reviewsPages: boolean;
  readonly now: number;
}

interface WaitingRow extends Omit<WaitingStep, 'oldestAt'> {
  readonly oldestAt: Date | null;
}

const isOlderThan = (column: RawBuilder<unknown>, ms: number, now: number) =>
  sql`${column} < ${new Date(now - ms)}::timestamptz`;

const ofMerchant = (merchantId: string | null) =>
  merchantId === null ? sql`true` : sql`merchant_orders.merchant_id = ${merchantId}::bigint`;

const countOrders = ({ merchantId, now }: Scope) => sql`
  select 'merchant-orders' as queue, status as step, count(*)::int as count,
    (count(*) filter (where ${whereOverdue(now)}))::int as overdue,
    min(case when status = 'paid' then paid_at else coalesce(accepted_at, paid_at) end) as "oldestAt"
  from merchant_orders
  where status in ('paid', 'accepted', 'packed') and ${ofMerchant(merchantId)} group by status`;

const SINCE = sql`case order_returns.status when 'picked-up' then picked_up_at
  when 'inspected' then inspected_at else requested_at end`;

function countReturns({ merchantId, now }: Scope) {
  const isOverdue = Object.entries(RETURN_STEP_MS).map(
    ([status, ms]) =>
      sql`(order_returns.status = ${sql.lit(status)} and ${isOlderThan(SINCE, ms, now)})`,
  );
  return sql`
    select 'returns', order_returns.status, count(*)::int,
      (count(*) filter (where ${sql.join(isOverdue, sql` or `)}))::int, min(${SINCE})
    from order_returns join merchant_orders on merchant_orders.id = merchant_order_id
    where order_returns.status in ('requested', 'picked-up', 'inspected')
      and ${ofMerchant(merchantId)}
    group by order_returns.status`;
}

const countPersonalIds = ({ now }: Scope) => sql`
  select 'personal-ids', 'checking', count(*)::int,
    (count(*) filter (where ${isOlderThan(sql`created_at`, PERSONAL_ID_MS, now)}))::int,
    min(created_at)
  from personal_ids where clearance_status = 'checking' and removed_at is null`;

const countConversations = ({ now }: Scope) => sql`
  select 'conversations', 'waiting', count(*)::int,
    (count(*) filter (where ${isOlderThan(sql`changed_at`, CONVERSATION_MS, now)}))::int,
    min(changed_at)
  from conversations where state = 'waiting'`;

const countPrivacyRequests = ({ now }: Scope) => sql`
  select 'privacy-requests', 'open', count(*)::int,
    (count(*) filter (where ${isOlderThan(sql`due_at`, 0, now)}))::int, min(received_at)
  from privacy_requests where status = 'open'`;

/** Pages of others to review, and what became of one's own. The bell tells all of them. */
const countPageReviews = ({ operatorId, reviewsPages }: Scope) => sql`
  select 'page-reviews', review.state, count(*)::int, count(*)::int,
    min(coalesce(decided_at, requested_at))
  from content_reviews as review join content_drafts as draft on draft.id = review.draft_id
  where not exists (select from content_reviews as newer
      where newer.draft_id = review.draft_id and newer.id > review.id)
    and case review.state
      when 'requested' then ${reviewsPages} and requested_by is distinct from ${operatorId}::bigint
      when 'changes-requested' then requested_by = ${operatorId}::bigint
      when 'approved' then requested_by = ${operatorId}::bigint
        and review.draft_version = draft.version
        and not exists (select from content_revisions as revision
          where revision.draft_id = draft.id and revision.draft_version = review.draft_version)
      else false end
  group by review.state`;

const countFapiao = ({ merchantId, now }: Scope) => sql`
  select 'fapiao', fapiao.status, count(*)::int,
    (count(*) filter (where ${whereFapiaoOverdue(now)}))::int, min(fapiao.requested_at)
  from fapiao join merchant_orders on merchant_orders.id = fapiao.merchant_order_id
  where fapiao.status = 'requested' and ${ofMerchant(merchantId)}
  group by fapiao.status`;

const COUNTS: Readonly<Record<WaitingQueue, (scope: Scope) => RawBuilder<unknown>>> = {
  'merchant-orders': countOrders,
  returns: countReturns,
  'personal-ids': countPersonalIds,
  conversations: countConversations,
  'privacy-requests': countPrivacyRequests,
  'page-reviews': countPageReviews,
  fapiao: countFapiao,
};

/** What waits in some queues, by step, and how much of it is overdue. */
export async function findWaitingSteps(
  db: Kysely<Database>,
  queues: readonly WaitingQueue[],
  scope: Scope,
): Promise<WaitingStep[]> {
  if (queues.length === 0) return [];
  // The first query names the columns.
  const names = sql`select null::text as queue, null::text as step, 0 as count, 0 as overdue,
    null::timestamptz as "oldestAt" where false`;
  const counts = queues.map((queue) => COUNTS[queue](scope));
  const { rows } = await sql<WaitingRow>`
    ${sql.join([names, ...counts], sql` union all `)}`.execute(db);
  return rows
    .filter(({ count }) => count > 0)
    .map(({ oldestAt, ...row }) => ({ ...row, oldestAt: oldestAt?.toISOString() ?? null }));
}
