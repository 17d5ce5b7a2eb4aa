import type { Handlers, RequestParts } from '@vitrine/contract';
import { type WebhookDelivery, webhookEvent, type webhooks } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { WebhookDeps } from './deps.ts';
import { createEventBody, getSubject } from './event-body.ts';

type Calls = Pick<
  typeof webhooks,
  'listWebhookDeliveries' | 'getWebhookDelivery' | 'resendWebhookDelivery'
>;
type Query = RequestParts<Calls['listWebhookDeliveries']>['query'];

const selectDeliveries = (db: Kysely<Database>, merchantId: string | null) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .innerJoin('shop_events', 'shop_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select([
      'shop_events.type',
      'shop_events.subject_id',
      'shop_events.data',
      'shop_events.happened_at',
    ])
    .$if(merchantId !== null, (query) =>
      query.where('webhook_endpoints.merchant_id', '=', merchantId),
    );

const findDelivery = async (db: Kysely<Database>, id: string, merchantId: string | null) => {
  const row = await selectDeliveries(db, merchantId)
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return row;
};

type DeliveryRow = Awaited<ReturnType<typeof findDelivery>>;

const findDeliveries = (
  db: Kysely<Database>,
  { size, endpointId, status }: Query,
  beforeId: string | undefined,
  merchantId: string | null,
) =>
  selectDeliveries(db, merchantId)
    .$if(beforeId !== undefined, (q) => q.where('webhook_deliveries.id', '<', beforeId ?? ''))
    .$if(endpointId !== undefined, (q) => q.where('endpoint_id', '=', endpointId ?? ''))
    .$if(status !== undefined, (q) => q.where('webhook_deliveries.status', '=', status ?? 'failed'))
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(size + 1)
    .execute();

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  endpointId: row.endpoint_id,
  event: {
    id: row.event_id,
    type: webhookEvent.parse(row.type),
    at: row.happened_at.toISOString(),
    subject: getSubject(row),
  },
  status: row.status,
  attempts: row.attempts,
  dueAt: row.due_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** The log of what webhooks sent. */
export const webhookDeliveryHandlers = ({
  db,
  now,
}: Pick<WebhookDeps, 'db' | 'now'>): Handlers<Calls, HandlerContexts> => ({
  async listWebhookDeliveries({ query }, { operator }) {
    const [before] = parseCursor(query.cursor, ['id']) ?? [];
    const rows = await findDeliveries(db, query, before, operator.merchantId);
    return toPage(rows, query.size, toDelivery, ({ id }) => [id]);
  },
  async getWebhookDelivery({ params }, { operator }) {
    const row = await findDelivery(db, params.id, operator.merchantId);
    const attempts = await db
      .selectFrom('webhook_attempts')
      .selectAll()
      .where('delivery_id', '=', row.id)
      .orderBy('id')
      .execute();
    return {
      ...toDelivery(row),
      body: createEventBody(row),
      log: attempts.map(({ started_at, duration_ms, status_code, error }) => ({
        startedAt: started_at.toISOString(),
        durationMs: duration_ms,
        statusCode: status_code,
        error,
      })),
    };
  },
  resendWebhookDelivery: ({ params }, { operator, recordAudit }) =>
    db.transaction().execute(async (trx) => {
      const row = await findDelivery(trx, params.id, operator.merchantId);
      const again = {
        status: 'waiting',
        attempts: 0,
        due_at: new Date(now()),
        leased_until: null,
      } as const;
      await trx
        .updateTable('webhook_deliveries')
        .set({ ...again, finished_at: null })
        .where('id', '=', row.id)
        .execute();
      await recordAudit(trx, {
        target: { type: 'webhook-delivery', id: row.id },
        before: { status: row.status },
        after: { status: again.status },
      });
      return toDelivery({ ...row, ...again, finished_at: null });
    }),
});
