import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';
import { lockVariants } from '../../stock/reservations.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import { recordSpend } from '../memberships/queries.ts';
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

/** What operators refunded of an order. */
async function findOperatorRefunds(trx: Transaction<Database>, orderId: string): Promise<number> {
  const { amount } = await trx
    .selectFrom('order_refunds')
    .select(sql<string>`coalesce(sum(item_amount + shipping_amount), 0)`.as('amount'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(amount);
}

async function refundOrder(trx: Transaction<Database>, order: OrderRecord, now: number) {
  const amount = Number(order.grand_total) - (await findOperatorRefunds(trx, order.id));
  const reference = `order:${order.id}`;
  await requestRefund(trx, { paymentId: order.payment_id, reference, amount, now });
  await recordSpend(trx, {
    reference: `refund:${reference}`,
    shopperId: order.shopper_id,
    amount: -amount,
    now,
  });
}

/**
 * Cancels an order of which nothing is packed: returns its stock, releases its promotion and refunds it.
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
    .execute();
  for (const shipment of shipments)
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
