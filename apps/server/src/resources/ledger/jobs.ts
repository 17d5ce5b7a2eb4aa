import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../jobs/job.ts';
import { TEST_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { enterSettledPayment } from './enter-payment.ts';
import { enterRefund } from './enter-refund.ts';

const DAY_MS = 86_400_000;
/** Longer than a release is rolled out, and than the job may fail. */
const LOOK_BACK_MS = 14 * DAY_MS;

const findMissingPayments = (db: Kysely<Database>, since: Date) =>
  db
    .selectFrom('payments')
    .select(['id', 'amount', 'currency', 'paid_at'])
    .where('status', 'in', ['paid', 'refunded'])
    .where('channel', '!=', TEST_CHANNEL)
    .where('paid_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.payment_id', '=', 'payments.id'),
        ),
      ),
    )
    .orderBy('paid_at')
    .execute();

const findMissingRefunds = (db: Kysely<Database>, since: Date) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.done_at'])
    .where('payments.channel', '!=', TEST_CHANNEL)
    .where('refunds.status', '=', 'done')
    .where('refunds.done_at', '>=', since)
    .where(
      sql<boolean>`not exists (select from ledger_entries where source = 'refund:' || refunds.id)`,
    )
    .orderBy('refunds.done_at')
    .execute();

/** Enters what a release settled that knew no ledger. Entering something twice changes nothing. */
export const enterMissingMoney = defineJob({
  name: 'enter-missing-money',
  data: z.object({}),
  schedule: '20 4 * * *',
  async run(_, { database: { db }, now }) {
    const since = new Date(now() - LOOK_BACK_MS);
    for (const { id, amount, currency, paid_at: at } of await findMissingPayments(db, since))
      if (at) await enterSettledPayment(db, { id, amount: Number(amount), currency, at });
    for (const { id, done_at: at } of await findMissingRefunds(db, since))
      if (at) await db.transaction().execute((trx) => enterRefund(trx, { id, at }));
  },
});
