import type { RequestParts } from '@vitrine/contract';
import type { money, Payout } from '@vitrine/contract/admin';
import { CHINA_OFFSET_MS, DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { requireMerchant } from '../operators/require-merchant.ts';
import type { PayoutDeps } from './deps.ts';
import { findActor } from './find-actor.ts';
import { toPayout } from './mappers.ts';
import { payoutProblem } from './problems.ts';
import { findPayout } from './queries.ts';
import { canApprovePayout } from './rules.ts';

type Body = RequestParts<(typeof money)['createPayout']>['body'];

const getEndOfDay = (day: string): Date => new Date(Date.parse(day) - CHINA_OFFSET_MS + DAY_MS);

/** The entries that no payout contains yet, read at once so that the sum is theirs. */
async function findUnplanned(
  trx: Transaction<Database>,
  { merchantId, currencyIsoCode }: Body,
  before: Date,
) {
  const { rows } = await sql<{ ids: string | null; amount: string | null; first: Date | null }>`
    select string_agg(id::text, ',') as ids, sum(amount)::text as amount, min(at) as first
    from ledger_entries
    where merchant_id = ${merchantId} and currency = ${currencyIsoCode} and at < ${before}
      and kind <> 'payout'
      and not exists (select from payout_entries where entry_id = ledger_entries.id)`.execute(trx);
  const { ids, amount, first } = rows[0] ?? {};
  return { ids: ids ?? '', amount: Number(amount ?? 0), first: first ?? before };
}

interface DraftOptions {
  readonly before: Date;
  readonly now: number;
  /** Whether another person than the creator has to approve it. */
  readonly isChecked: boolean;
}

async function draftPayout(
  trx: Transaction<Database>,
  context: OperatorContext,
  body: Body,
  { before, now, isChecked }: DraftOptions,
): Promise<Payout> {
  const { merchantId, currencyIsoCode, periodTo } = body;
  await acquireAdvisoryLock(trx, `payouts:${merchantId}`);
  await requireMerchant(trx, merchantId);
  const { ids, amount, first } = await findUnplanned(trx, body, before);
  if (amount <= 0) throw payoutProblem('nothing-to-pay-out', context.language);
  const actor = await findActor(trx, context);
  const { id } = await trx
    .insertInto('payouts')
    .values({
      merchant_id: merchantId,
      currency: currencyIsoCode,
      period_from: toChinaIsoDate(first.getTime()),
      period_to: periodTo,
      amount,
      created_at: new Date(now),
      created_by: actor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into payout_entries (entry_id, payout_id)
    select unnest(string_to_array(${ids}, ',')::bigint[]), ${id}::bigint`.execute(trx);
  const row = await findPayout(trx, id);
  if (!row) throw new ApiProblem('not-found');
  const after = toPayout(row, canApprovePayout(row, actor, isChecked));
  await context.recordAudit(trx, { target: { type: 'payout', id }, after });
  return after;
}

/** Drafts a payout of everything up to a day that no other payout contains, at most once for a key. */
export function createPayout(
  { db, now, settings }: PayoutDeps,
  context: OperatorContext,
  body: Body,
): Promise<Payout> {
  const isChecked = settings.isPayoutApprovedByAnother;
  const at = { before: getEndOfDay(body.periodTo), now: now(), isChecked };
  // Entries of a day that goes on would be added behind its payout.
  if (at.before.getTime() > at.now) throw payoutProblem('payout-day-not-over', context.language);
  return db
    .transaction()
    .execute((trx) =>
      context.runOnce(trx, at.now, body, () => draftPayout(trx, context, body, at)),
    );
}
