import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockVariants } from '../checkout/holds.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import { countSpend } from '../memberships/queries.ts';
import { requestRefund } from '../payments/refunds.ts';
import { addEvent, findParcels, lockOrder, type OrderRecord } from './queries.ts';
import { canCancel } from './travel.ts';

interface Cancelling {
  readonly id: string;
  readonly shopperId: string;
  readonly now: number;
  readonly promotions: PromotionsPort;
}

/** Gives the pieces of an order back to the stock; a size that is gone meanwhile stays gone. */
async function restock(trx: Transaction<Database>, orderId: string) {
  const items = await trx
    .selectFrom('order_items')
    .select('variant_id')
    .where('order_id', '=', orderId)
    .execute();
  await lockVariants(
    trx,
    items.map(({ variant_id }) => variant_id),
  );
  await sql`update variants set quantity = variants.quantity + back.quantity
            from (select variant_id, sum(quantity)::int as quantity from order_items
                  where order_id = ${orderId} group by variant_id) as back
            where variants.id = back.variant_id`.execute(trx);
}

async function giveBack(trx: Transaction<Database>, order: OrderRecord, now: number) {
  const amount = Number(order.grand_total);
  const reference = `order:${order.id}`;
  await requestRefund(trx, { paymentId: order.payment_id, reference, amount, now });
  await countSpend(trx, {
    reference: `refund:${reference}`,
    shopperId: order.shopper_id,
    amount: -amount,
    now,
  });
}

/**
 * Cancels a whole order of which nothing is packed: its pieces, its promotion and its money go back.
 * It locks the order, then the sizes in the order of their ids. A second time changes nothing.
 */
export async function cancelOrder(
  trx: Transaction<Database>,
  { id, shopperId, now, promotions }: Cancelling,
): Promise<'done' | 'order-not-found' | 'already-packed'> {
  const order = await lockOrder(trx, id, shopperId);
  if (!order) return 'order-not-found';
  if (order.cancelled_at) return 'done';
  const parcels = await findParcels(trx, [id]);
  if (!canCancel(parcels.map(({ status }) => status))) return 'already-packed';
  const at = new Date(now);
  await trx
    .updateTable('merchant_orders')
    .set({ status: 'cancelled', last_event: 'cancelled', next_at: null, cancelled_at: at })
    .where('order_id', '=', id)
    .execute();
  for (const parcel of parcels)
    await addEvent(trx, parcel.id, { code: 'cancelled', place: null, at });
  await trx
    .updateTable('orders')
    .set({ cancelled_at: at, closed_at: at })
    .where('id', '=', id)
    .execute();
  await restock(trx, id);
  await promotions.release(trx, order.checkout_order_id, now);
  await giveBack(trx, order, now);
  return 'done';
}
