import type { PrivacyRequest, PrivacyRequestStatus } from '@vitrine/contract/admin';
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { PrivacyRequestsTable } from '../../database/schema/privacy-requests.ts';
import type { Database } from '../../database/schema.ts';

type Row = Selectable<PrivacyRequestsTable>;

export const toPrivacyRequest = (row: Row, now: number): PrivacyRequest => ({
  id: row.id,
  shopperId: row.shopper_id,
  kind: row.kind,
  channel: row.channel,
  status: row.status,
  receivedAt: row.received_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  isLate: row.status === 'open' && row.due_at.getTime() < now,
  closedAt: row.closed_at?.toISOString() ?? null,
});

export const whereLate = (now: number) =>
  sql<SqlBool>`(status = 'open' and due_at < ${new Date(now)})`;

interface ListQuery {
  readonly size: number;
  readonly status: PrivacyRequestStatus | undefined;
  readonly late: boolean | undefined;
}

/** Requests from after the given id, and one more than a page. */
export const findRequests = (
  db: Kysely<Database>,
  { size, status, late }: ListQuery,
  afterId: string,
  now: number,
): Promise<Row[]> =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('id', '>', afterId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .$if(late === true, (query) => query.where(whereLate(now)))
    .orderBy('id')
    .limit(size + 1)
    .execute();

export const findRequestsOf = (db: Kysely<Database>, shopperId: string): Promise<Row[]> =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const lockRequest = (trx: Transaction<Database>, id: string): Promise<Row | undefined> =>
  trx
    .selectFrom('privacy_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
