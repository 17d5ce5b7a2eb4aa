import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { lockVariants } from '../../stock/reservations.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import { recordRefundedSpend } from '../memberships/queries.ts';
import { findShipments, lockOrder, type OrderRecord } from './queries.ts';
import { recordOrderEvent } from './record-order-event.ts';
import { canCancel } from './rules.ts';

interface Cancellation {
  readonly id: string;
  readonly shopperId: string;
  readonly now: number;
  readonly promotions: PromotionsPort;
}

/** Returns to stock what operators have not. A variant that was deleted since then is skipped. */
async function restockOrder(trx: Transaction<Database>, orderId: string) {
  const items = await trx
    .selectFrom('order_items')
    .select('variant_id')
    .where('order_id', '=', orderId)
    .execute();
  await lockVariants(
    trx,
    items.map(({ variant_id }) => variant_id),
  );
  await sql`update variants set quantity = variants.quantity + returned.quantity
            from (select variant_id, sum(quantity - coalesce((
                    select sum(refunded.quantity) from order_refund_items refunded
                    where refunded.order_item_id = order_items.id), 0))::int as quantity
                  from order_items where order_id = ${orderId} group by variant_id) as returned
            where variants.id = returned.variant_id`.execute(trx);
}

/** What is left to refund of each merchant order, and whether operators refunded a part. */
async function findAmountsLeft(trx: Transaction<Database>, orderId: string) {
  const { rows } = await sql<{ id: string; refunded: string; amount: string }>`
    select id, refunded, paid - refunded as amount from (
      select shipment.id,
        shipment.shipping_paid + (select coalesce(sum(amount_paid), 0) from order_items
          where merchant_order_id = shipment.id) as paid,
        (select coalesce(sum(item_amount + shipping_amount), 0) from order_refunds
          where merchant_order_id = shipment.id) as refunded
      from merchant_orders shipment where shipment.order_id = ${orderId}
    ) as sums order by id`.execute(trx);
  return rows.map(({ id, refunded, amount }) => ({
    id,
    refunded: Number(refunded),
    amount: Number(amount),
  }));
}

/** Refunds what is left, each merchant's part by itself once a part of one of them was refunded. */
async function refundOrder(trx: Transaction<Database>, order: OrderRecord, now: number) {
  const parts = await findAmountsLeft(trx, order.id);
  const refunded = parts.reduce((sum, part) => sum + part.refunded, 0);
  const amount = Number(order.grand_total) - refunded;
  const reference = `order:${order.id}`;
  const own = refunded === 0 ? [] : parts;
  for (const part of own)
    await requestRefund(trx, {
      paymentId: order.payment_id,
      reference: `merchant-order:${part.id}`,
      amount: part.amount,
      now,
    });
  const rest = own.reduce((left, part) => left - part.amount, amount);
  await requestRefund(trx, { paymentId: order.payment_id, reference, amount: rest, now });
  await recordRefundedSpend(trx, order, { reference, amount, now });
}

/**
 * Cancels what is left of an order of which nothing is packed: returns its stock, releases its promotion and
 * refunds it.
 * It locks the order, then the variants in the order of their ids. Repeating it changes nothing.
 */
export async function cancelOrder(
  trx: Transaction<Database>,
  { id, shopperId, now, promotions }: Cancellation,
): Promise<'done' | 'order-not-found' | 'already-packed'> {
  const order = await lockOrder(trx, id, shopperId);
  if (!order) return 'order-not-found';
  if (order.cancelled_at) return 'done';
  const shipments = await findShipments(trx, [id]);
  if (!canCancel(shipments.map(({ status }) => status))) return 'already-packed';
  const at = new Date(now);
  await trx
    .updateTable('merchant_orders')
    .set({ status: 'cancelled', last_event: 'cancelled', next_at: null, cancelled_at: at })
    .where('order_id', '=', id)
    .where('status', '!=', 'cancelled')
    .execute();
  for (const shipment of shipments.filter(({ status }) => status !== 'cancelled'))
    await recordOrderEvent(trx, shipment.id, { code: 'cancelled', place: null, at });
  await trx
    .updateTable('orders')
    .set({ cancelled_at: at, closed_at: at })
    .where('id', '=', id)
    .execute();
  await recordEvent(trx, { type: 'order.cancelled', subjectId: id, now });
  await restockOrder(trx, id);
  await promotions.release(trx, order.checkout_order_id, now);
  await refundOrder(trx, order, now);
  return 'done';
}
