import type { SandboxState } from '../../database/schema/payments.ts';
import { ProviderError } from '../provider-error.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import type { PaymentHouse } from './houses.ts';
import type { PaymentsPort } from './port.ts';
import { SANDBOX_VOICES, SILENT_OF_REFUNDS } from './sandbox-voices.ts';
import { paymentNews } from './wechat/news.ts';

/** How long the sandbox takes to pay money back. */
const REFUND_MS = 3_000;

interface SandboxRow {
  number: string;
  state: SandboxState;
  transaction_id: string | null;
  amount: string;
  currency: string;
}

/** A payment as it stands in the sandbox's books, which are kept in one house's words for all. */
export const sandboxTransaction = ({
  number,
  state,
  transaction_id,
  amount,
  currency,
}: SandboxRow) => ({
  out_trade_no: number,
  trade_state: state,
  ...(transaction_id ? { transaction_id } : {}),
  amount: { total: Number(amount), currency },
});

/** A house whose cashier stands at /sandbox/cashier, and which notifies like the true one. */
export function sandboxPayments(house: PaymentHouse, deps: SandboxDeps): PaymentsPort {
  const { db, now } = deps;
  const voice = SANDBOX_VOICES[house](deps);

  const find = (number: string) =>
    db.selectFrom('sandbox_payments').selectAll().where('number', '=', number).executeTakeFirst();

  return {
    async begin({ number, paymentId, description, amount, currency, returnPath }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          number,
          house,
          payment_id: paymentId,
          amount,
          currency,
          description,
          return_path: returnPath,
          created_at: new Date(now()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { kind: 'cashier', url: `/sandbox/cashier/${paymentId}` };
    },

    async query(number) {
      const row = await find(number);
      return row
        ? paymentNews(sandboxTransaction(row))
        : { kind: 'payment', number, state: 'cancelled' };
    },

    async close(number) {
      const { numUpdatedRows } = await db
        .updateTable('sandbox_payments')
        .set({ state: 'CLOSED' })
        .where('number', '=', number)
        .where('state', '!=', 'SUCCESS')
        .executeTakeFirst();
      if (numUpdatedRows === 0n && (await find(number)))
        throw new ProviderError('refused', 'Paid already', 'ORDERPAID');
    },

    async refund({ number, paymentNumber, amount }) {
      const doneAt = new Date(now() + REFUND_MS);
      const row = await db
        .insertInto('sandbox_refunds')
        .values({ number, payment_number: paymentNumber, amount, done_at: doneAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (row) {
        if (SILENT_OF_REFUNDS.has(house)) return { kind: 'refund', number, state: 'processing' };
        await db
          .insertInto('sandbox_notifications')
          .values({
            house,
            event_type: 'REFUND.SUCCESS',
            resource: JSON.stringify({ out_refund_no: number, refund_status: 'SUCCESS' }),
            due_at: doneAt,
          })
          .execute();
        return { kind: 'refund', number, state: 'processing' };
      }
      const { done_at } = await db
        .selectFrom('sandbox_refunds')
        .select('done_at')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const isDone = done_at.getTime() <= now();
      return { kind: 'refund', number, state: isDone ? 'done' : 'processing' };
    },

    readNotification: (headers, body) => voice.read(headers, body.toString()),
  };
}
