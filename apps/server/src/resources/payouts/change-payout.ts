import type { Payout } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { insertEntries } from '../ledger/queries.ts';
import type { PayoutDeps } from './deps.ts';
import { findActor } from './find-actor.ts';
import { toPayout } from './mappers.ts';
import { payoutProblem } from './problems.ts';
import { findPayout, lockPayout, type PayoutRow } from './queries.ts';
import { canApprovePayout, PAYOUT_STEPS } from './rules.ts';

type PayoutChange =
  | { readonly action: 'approve' | 'cancel' }
  | { readonly action: 'pay'; readonly reference: string };

function toColumns(change: PayoutChange, at: Date, actor: string | null) {
  if (change.action === 'pay') return { paid_at: at, reference: change.reference };
  return change.action === 'approve'
    ? { approved_at: at, approved_by: actor }
    : { cancelled_at: at };
}

/** What an action does besides changing the status. */
async function applyAction(
  trx: Transaction<Database>,
  row: PayoutRow,
  { action }: PayoutChange,
  at: Date,
) {
  if (action === 'cancel')
    await trx.deleteFrom('payout_entries').where('payout_id', '=', row.id).execute();
  if (action !== 'pay') return;
  const source = { source: `payout:${row.id}`, paymentId: null, orderId: null };
  await insertEntries(trx, { ...source, currency: row.currency, at }, [
    { merchantId: row.merchant_id, kind: 'payout', amount: -Number(row.amount) },
  ]);
}

interface StepOptions {
  readonly at: Date;
  /** Whether another person than the creator has to approve it. */
  readonly isChecked: boolean;
}

async function takeStep(
  trx: Transaction<Database>,
  context: OperatorContext,
  id: string,
  change: PayoutChange,
  { at, isChecked }: StepOptions,
): Promise<Payout> {
  const row = await lockPayout(trx, id);
  if (!row) throw new ApiProblem('not-found');
  context.checkVersion(row.version);
  const status = PAYOUT_STEPS[row.status][change.action];
  if (!status) throw payoutProblem('payout-step-refused', context.language);
  const actor = await findActor(trx, context);
  const canApprove = canApprovePayout(row, actor, isChecked);
  if (change.action === 'approve' && !canApprove)
    throw payoutProblem('payout-needs-another', context.language);
  await trx
    .updateTable('payouts')
    .set({ status, version: row.version + 1, ...toColumns(change, at, actor) })
    .where('id', '=', id)
    .execute();
  await applyAction(trx, row, change, at);
  const changed = await findPayout(trx, id);
  if (!changed) throw new ApiProblem('not-found');
  const after = toPayout(changed, canApprove);
  const target = { type: 'payout', id };
  await context.recordAudit(trx, { target, before: toPayout(row, canApprove), after });
  return after;
}

/** Takes a payout a step further, as far as its status allows the action, at most once for a key. */
export function changePayout(
  { db, now, settings }: PayoutDeps,
  context: OperatorContext,
  id: string,
  change: PayoutChange,
): Promise<Payout> {
  const at = new Date(now());
  const options = { at, isChecked: settings.isPayoutApprovedByAnother };
  return db
    .transaction()
    .execute((trx) =>
      context.runOnce(trx, at.getTime(), { id, change }, () =>
        takeStep(trx, context, id, change, options),
      ),
    );
}
