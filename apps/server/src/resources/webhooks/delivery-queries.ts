import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';

/** After this many attempts, about five hours, a delivery has failed. */
export const MAX_ATTEMPTS = 14;
/** After this many failed attempts in a row, an endpoint is paused until an operator activates it. */
export const MAX_FAILURES = 50;

/** Claims one due delivery of an active endpoint by postponing its next attempt, and starts the attempt. */
export const claimDueDelivery = (db: Kysely<Database>, now: number) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('webhook_deliveries')
      .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
      .innerJoin('shop_events', 'shop_events.id', 'webhook_deliveries.event_id')
      .select([
        'webhook_deliveries.id',
        'webhook_deliveries.attempts',
        'webhook_endpoints.id as endpoint_id',
        'webhook_endpoints.url',
        'webhook_endpoints.secret',
        'shop_events.id as event_id',
        'shop_events.type',
        'shop_events.subject_id',
        'shop_events.data',
        'shop_events.happened_at',
      ])
      .where('webhook_deliveries.status', 'in', ['waiting', 'sending'])
      .where('webhook_deliveries.due_at', '<=', new Date(now))
      .where('webhook_endpoints.status', '=', 'active')
      .orderBy('webhook_deliveries.due_at')
      .limit(1)
      .forNoKeyUpdate('webhook_deliveries')
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const attempts = row.attempts + 1;
    const due_at = new Date(now + getRetryDelay(row.attempts));
    await trx
      .updateTable('webhook_deliveries')
      .set({ status: 'sending', attempts, due_at })
      .where('id', '=', row.id)
      .execute();
    const attempt = await trx
      .insertInto('webhook_attempts')
      .values({ delivery_id: row.id, started_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...row, attempts, attemptId: attempt.id };
  });

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof claimDueDelivery>>>;

export interface AttemptResult {
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly error: string | null;
}

const isSuccess = ({ statusCode }: AttemptResult) =>
  statusCode !== null && statusCode >= 200 && statusCode < 300;

/** Records how an attempt ended. An endpoint that fails too often in a row is paused. */
export const finishAttempt = (
  db: Kysely<Database>,
  delivery: DueDelivery,
  result: AttemptResult,
  now: number,
): Promise<'delivered' | 'retry' | 'failed'> =>
  db.transaction().execute(async (trx) => {
    const { durationMs, statusCode, error } = result;
    await trx
      .updateTable('webhook_attempts')
      .set({ duration_ms: durationMs, status_code: statusCode, error })
      .where('id', '=', delivery.attemptId)
      .execute();
    const isDelivered = isSuccess(result);
    const status = isDelivered
      ? 'delivered'
      : delivery.attempts >= MAX_ATTEMPTS
        ? 'failed'
        : 'retry';
    if (status !== 'retry')
      await trx
        .updateTable('webhook_deliveries')
        .set({ status, due_at: null, finished_at: new Date(now) })
        .where('id', '=', delivery.id)
        .execute();
    await trx
      .updateTable('webhook_endpoints')
      .set(
        isDelivered
          ? { failures: 0 }
          : {
              failures: sql<number>`failures + 1`,
              status: sql<'paused'>`case when failures + 1 >= ${MAX_FAILURES} then 'paused' else status end`,
            },
      )
      .where('id', '=', delivery.endpoint_id)
      .execute();
    return status;
  });
