import type { RequestParts } from '@vitrine/contract';
import type { money } from '@vitrine/contract/admin';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CommissionRatesTable } from '../../database/schema/ledger.ts';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { requireMerchant } from '../operators/require-merchant.ts';
import type { PayoutDeps } from './deps.ts';
import { payoutProblem } from './problems.ts';

type Body = RequestParts<(typeof money)['createCommissionRate']>['body'];
type RateRow = Selectable<CommissionRatesTable>;

/** A rate that was chosen a moment ago still counts as one for the future. */
const GRACE_MS = 60_000;

export const toCommissionRate = (row: RateRow) => ({
  id: row.id,
  merchantId: row.merchant_id,
  rate: row.rate,
  validFrom: row.valid_from.toISOString(),
});

/** The newest rates first, and one more than a page. A merchant sees its own and those of all. */
export function findCommissionRatePage(
  db: Kysely<Database>,
  { size, merchantId }: { readonly size: number; readonly merchantId: string | undefined },
  beforeId: string | undefined,
): Promise<RateRow[]> {
  let query = db.selectFrom('commission_rates').selectAll();
  if (beforeId !== undefined) query = query.where('id', '<', beforeId);
  if (merchantId !== undefined)
    query = query.where((eb) =>
      eb.or([eb('merchant_id', 'is', null), eb('merchant_id', '=', merchantId)]),
    );
  return query
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
}

async function insertRate(
  trx: Transaction<Database>,
  context: OperatorContext,
  { merchantId, rate, validFrom }: Body,
  now: number,
) {
  await requireMerchant(trx, merchantId);
  const row = await trx
    .insertInto('commission_rates')
    .values({
      merchant_id: merchantId,
      rate,
      valid_from: new Date(validFrom),
      created_by: context.operator.operatorId,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw payoutProblem('commission-rate-taken', context.language);
  const after = toCommissionRate(row);
  await context.recordAudit(trx, { target: { type: 'commission-rate', id: row.id }, after });
  return after;
}

/** Adds a rate for the future. Rates are never changed, so that old payments can be explained. */
export function createCommissionRate(
  { db, now }: PayoutDeps,
  context: OperatorContext,
  body: Body,
) {
  const at = now();
  if (Date.parse(body.validFrom) < at - GRACE_MS)
    throw payoutProblem('commission-rate-in-the-past', context.language);
  return db
    .transaction()
    .execute((trx) => context.runOnce(trx, at, body, () => insertRate(trx, context, body, at)));
}
