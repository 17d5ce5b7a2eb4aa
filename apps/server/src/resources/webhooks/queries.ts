import type { WebhookEndpoint, WebhookEvent } from '@vitrine/contract/admin';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WebhookEndpointsTable } from '../../database/schema/webhooks.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';

export type EndpointRow = Selectable<WebhookEndpointsTable>;

/** When the former secret ends, as long as it has not. */
const toFormerSecretUntil = ({ former_secret_until: until }: EndpointRow, now: number) =>
  until !== null && until.getTime() > now ? until.toISOString() : null;

export const toEndpoint = (row: EndpointRow, now: number): WebhookEndpoint => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events as WebhookEvent[],
  merchantId: row.merchant_id,
  status: row.status,
  failures: row.failures,
  retryAt: row.retry_at?.toISOString() ?? null,
  formerSecretUntil: toFormerSecretUntil(row, now),
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** A machine of a merchant sees the endpoints of its merchant only. */
const selectEndpoints = (db: Kysely<Database>, merchantId: string | null) =>
  db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId));

export const findEndpoints = (db: Kysely<Database>, merchantId: string | null) =>
  selectEndpoints(db, merchantId).orderBy('name').orderBy('id').execute();

export function findEndpoint(
  db: Kysely<Database>,
  id: string,
  merchantId: string | null,
): Promise<EndpointRow> {
  return selectEndpoints(db, merchantId).where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

export function lockEndpoint(
  trx: Transaction<Database>,
  id: string,
  merchantId: string | null,
): Promise<EndpointRow> {
  return selectEndpoints(trx, merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export async function countEndpoints(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
