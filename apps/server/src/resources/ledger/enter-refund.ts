import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findBalances, insertEntries, isEntered } from './queries.ts';
import { listRefundEntries } from './rules.ts';

interface RefundRow {
  readonly paymentId: string;
  readonly amount: string;
  readonly currency: string;
  readonly merchantId: string | null;
  readonly delivery: string | null;
}

/**
 * Reads a refund and locks its payment, so that two refunds of it are split one after the other. The items of
 * a return, those that an operator refunded, and what is left of a merchant order are of one merchant.
 */
async function lockRefund(trx: Transaction<Database>, id: string): Promise<RefundRow> {
  const { rows } = await sql<RefundRow>`
    select payments.id as "paymentId", refunds.amount, payments.currency,
      merchant_orders.merchant_id as "merchantId",
      case when refunds.reference like 'merchant-order:%'
        then merchant_orders.shipping_paid - (select coalesce(sum(each.shipping_amount), 0)
          from order_refunds each where each.merchant_order_id = merchant_orders.id)
        else coalesce(order_refunds.shipping_amount, nullif(order_returns.shipping_amount, 0)) end
        as delivery
    from refunds
    join payments on payments.id = refunds.payment_id
    left join order_returns
      on order_returns.id = substring(refunds.reference from '^return:([0-9]{1,18})$')::bigint
    left join order_refunds
      on order_refunds.id = substring(refunds.reference from '^order-refund:([0-9]{1,18})$')::bigint
    left join merchant_orders on merchant_orders.id
      = coalesce(order_returns.merchant_order_id, order_refunds.merchant_order_id,
        substring(refunds.reference from '^merchant-order:([0-9]{1,18})$')::bigint)
    where refunds.id = ${id}
    for no key update of payments`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`There is no refund ${id}`);
  return row;
}

/** Enters a refund in the transaction that settles it. */
export async function enterRefund(
  trx: Transaction<Database>,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  const refund = await lockRefund(trx, id);
  const { paymentId, merchantId, currency } = refund;
  if (await isEntered(trx, `refund:${id}`)) return;
  const balances = await findBalances(trx, paymentId);
  const orderId = balances.find((balance) => balance.orderId !== null)?.orderId ?? null;
  const source = { source: `refund:${id}`, paymentId, orderId, currency, at };
  const delivery = refund.delivery === null ? null : Number(refund.delivery);
  const split = { amount: Number(refund.amount), merchantId, delivery };
  await insertEntries(trx, source, listRefundEntries(balances, split));
}
