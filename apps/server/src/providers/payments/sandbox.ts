import type { SandboxState } from '../../database/schema/payments.ts';
import { ProviderError } from '../provider-error.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { createCode } from './create-code.ts';
import type { NotifyingProvider } from './payment-providers.ts';
import type { PaymentsPort } from './port.ts';
import { SANDBOX_WEBHOOKS, WITHOUT_REFUND_WEBHOOK } from './sandbox-webhooks.ts';
import { mapTransaction } from './wechat/mapper.ts';

/** How long a refund takes in the sandbox. */
const REFUND_MS = 3_000;

interface SandboxRow {
  number: string;
  state: SandboxState;
  transaction_id: string | null;
  amount: string;
  currency: string;
}

/** A stored payment of the sandbox in WeChat Pay's format, which it uses for all providers. */
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

/** A simulated payment provider with a cashier page and notifications like the real one. */
export function sandboxPayments(
  provider: NotifyingProvider,
  deps: SandboxDeps & { readonly shopUrl: string },
): PaymentsPort {
  const { db, now, shopUrl } = deps;
  const webhooks = SANDBOX_WEBHOOKS[provider](deps);

  const find = (number: string) =>
    db.selectFrom('sandbox_payments').selectAll().where('number', '=', number).executeTakeFirst();

  return {
    async begin({ number, paymentId, description, returnPath, channel, ...order }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          number,
          provider,
          payment_id: paymentId,
          channel,
          amount: order.amount,
          currency: order.currency,
          instalments: order.instalments,
          description,
          return_path: returnPath,
          created_at: new Date(now()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const url = `/sandbox/cashier/${paymentId}`;
      return channel === 'wechat-native'
        ? createCode(new URL(url, shopUrl).href)
        : { kind: 'cashier', url };
    },

    async query(number) {
      const row = await find(number);
      return row
        ? mapTransaction(sandboxTransaction(row))
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
        throw new ProviderError('refused', 'The order is already paid', 'ORDERPAID');
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
        if (WITHOUT_REFUND_WEBHOOK.has(provider))
          return { kind: 'refund', number, state: 'processing' };
        await db
          .insertInto('sandbox_notifications')
          .values({
            provider,
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

    readNotification: (headers, body) => webhooks.read(headers, body.toString()),
  };
}
