import { sql } from 'kysely';
import { defineSweep } from '../../jobs/sweep.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { houseOf, type PaymentDeps } from './deps.ts';
import { finishRefund } from './refunds.ts';
import { numberOf } from './rules.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** After so many attempts somebody has to look. */
const MAX_ATTEMPTS = 20;

export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), LONGEST_PAUSE_MS);

/** One refund that is due; the next attempt is put off first, so nobody else takes it meanwhile. */
async function claim({ db, now }: PaymentDeps) {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .selectAll('refunds')
      .select(['payments.amount as total', 'payments.currency', 'payments.channel'])
      .where('refunds.due_at', '<=', new Date(now()))
      .where('refunds.status', 'in', ['requested', 'processing'])
      .orderBy('refunds.due_at')
      .limit(1)
      .forNoKeyUpdate('refunds')
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .updateTable('refunds')
      .set({
        attempts: sql<number>`attempts + 1`,
        due_at: new Date(now() + pauseAfter(row.attempts)),
      })
      .where('id', '=', row.id)
      .execute();
    return row;
  });
}

type Due = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** What the provider says of a refund; nothing when it is not there, and nobody knows. */
async function send(due: Due, deps: PaymentDeps) {
  const number = numberOf(due.id);
  try {
    return await houseOf(due, deps).refund({
      number,
      paymentNumber: numberOf(due.payment_id),
      amount: Number(due.amount),
      total: Number(due.total),
      currency: due.currency,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (due.attempts + 1 < MAX_ATTEMPTS) return undefined;
    return { kind: 'refund', number, state: 'failed' } as const;
  }
}

/** Sends money back, and asks again until the provider has done it: the number makes it one refund. */
export const sendRefunds = defineSweep({
  name: 'send-refunds',
  everyMs: 2_000,
  async run({ deps }) {
    const due = await claim(deps);
    if (!due) return false;
    const news = await send(due, deps);
    if (news) await finishRefund(news, deps);
    return true;
  },
});
