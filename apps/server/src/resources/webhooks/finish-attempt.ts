import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import type { DueDelivery } from './delivery-queries.ts';
import {
  type AttemptResult,
  getPutBackTime,
  isSuccess,
  MAX_ATTEMPTS,
  MAX_FAILURES,
  PUT_BACK_AFTER,
} from './rules.ts';

type Outcome = 'delivered' | 'retry' | 'failed';

function getOutcome({ attempts }: DueDelivery, result: AttemptResult): Outcome {
  if (isSuccess(result)) return 'delivered';
  return attempts >= MAX_ATTEMPTS ? 'failed' : 'retry';
}

/** Counts a failure of an endpoint, and puts it back or pauses it. */
async function countFailure(trx: Transaction<Database>, id: string, now: number) {
  const endpoint = await trx
    .updateTable('webhook_endpoints')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  const failures = endpoint?.failures ?? 0;
  const ms = getPutBackTime(failures);
  if (ms === undefined) return;
  await trx
    .updateTable('webhook_endpoints')
    .set({ retry_at: new Date(now + ms) })
    .$if(failures >= MAX_FAILURES, (query) => query.set({ status: 'paused' }))
    .where('id', '=', id)
    .execute();
}

/** Forgets the failures of an endpoint. One that was put back gets at once what has waited for it. */
export async function forgetFailures(trx: Transaction<Database>, id: string, now: number) {
  const row = await trx
    .selectFrom('webhook_endpoints')
    .select('failures')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || row.failures === 0) return;
  await trx
    .updateTable('webhook_endpoints')
    .set({ failures: 0, retry_at: null })
    .where('id', '=', id)
    .execute();
  if (row.failures < PUT_BACK_AFTER) return;
  await trx
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(now) })
    .where('endpoint_id', '=', id)
    .where('status', '=', 'waiting')
    .where('due_at', '>', new Date(now))
    .execute();
}

/** Records how an attempt ended. A delivery that another process has taken over meanwhile stays as it is. */
export const finishAttempt = (
  db: Kysely<Database>,
  delivery: DueDelivery,
  result: AttemptResult,
  now: number,
): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const { id, attempts, attemptId, endpoint_id } = delivery;
    const { durationMs, statusCode, error } = result;
    await trx
      .updateTable('webhook_attempts')
      .set({ duration_ms: durationMs, status_code: statusCode, error })
      .where('id', '=', attemptId)
      .execute();
    const outcome = getOutcome(delivery, result);
    const next =
      outcome === 'retry'
        ? { status: 'waiting' as const, due_at: new Date(now + getRetryDelay(attempts - 1)) }
        : { status: outcome, due_at: null, finished_at: new Date(now) };
    await trx
      .updateTable('webhook_deliveries')
      .set({ ...next, leased_until: null })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .where('attempts', '=', attempts)
      .execute();
    if (outcome === 'delivered') await forgetFailures(trx, endpoint_id, now);
    else await countFailure(trx, endpoint_id, now);
    return outcome;
  });

/** Gives a delivery back that this process did not come to send. */
export const releaseDelivery = (db: Kysely<Database>, delivery: DueDelivery, now: number) =>
  db.transaction().execute(async (trx) => {
    const { id, attempts, attemptId } = delivery;
    await trx.deleteFrom('webhook_attempts').where('id', '=', attemptId).execute();
    await trx
      .updateTable('webhook_deliveries')
      .set({
        status: 'waiting',
        attempts: attempts - 1,
        due_at: new Date(now),
        leased_until: null,
      })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .where('attempts', '=', attempts)
      .execute();
  });
