import type { ItemQuantity } from '@vitrine/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface NewShipment {
  readonly merchantOrderId: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly items: readonly ItemQuantity[];
  readonly now: number;
  /** Whether the carrier is asked to report about the parcel. */
  readonly isTracked: boolean;
}

/** WeChat keeps the money of an order of its mini-program until it knows the parcels. */
const isPaidInWechatMini = async (trx: Transaction<Database>, merchantOrderId: string) => {
  const payment = await trx
    .selectFrom('merchant_orders')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .innerJoin('payments', 'payments.id', 'orders.payment_id')
    .select('payments.channel')
    .where('merchant_orders.id', '=', merchantOrderId)
    .executeTakeFirstOrThrow();
  return payment.channel === 'minip';
};

/** Stores a parcel. Returns undefined when the carrier's number belongs to another one. */
export async function createShipment(
  trx: Transaction<Database>,
  { merchantOrderId, carrier, trackingNumber, items, now, isTracked }: NewShipment,
): Promise<string | undefined> {
  const shipment = await trx
    .insertInto('shipments')
    .values({
      merchant_order_id: merchantOrderId,
      carrier,
      tracking_number: trackingNumber,
      shipped_at: new Date(now),
      subscribe_at: isTracked ? new Date(now) : null,
      payment_report_at: (await isPaidInWechatMini(trx, merchantOrderId)) ? new Date(now) : null,
    })
    .onConflict((conflict) => conflict.columns(['carrier', 'tracking_number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (shipment && items.length > 0)
    await trx
      .insertInto('shipment_items')
      .values(
        items.map(({ orderItemId, quantity }) => ({
          shipment_id: shipment.id,
          order_item_id: orderItemId,
          quantity,
        })),
      )
      .execute();
  return shipment?.id;
}

/** The units of merchant orders that have neither been sent nor refunded before they were. */
export async function listUnshippedItems(
  db: Kysely<Database>,
  ...merchantOrderIds: readonly string[]
): Promise<ItemQuantity[]> {
  const { rows } = await sql<ItemQuantity>`select * from (
      select item.id as "orderItemId", (item.quantity
        - coalesce((select sum(sent.quantity) from shipment_items sent
            where sent.order_item_id = item.id), 0)
        - coalesce((select sum(refunded.unshipped_quantity) from order_refund_items refunded
            where refunded.order_item_id = item.id), 0))::int as quantity
      from order_items item where item.merchant_order_id in (${sql.join(merchantOrderIds)})
      order by item.merchant_order_id, item.position
    ) as left_items where quantity > 0`.execute(db);
  return rows;
}

/** The units of each item that were sent. */
export async function countShippedItems(
  db: Kysely<Database>,
  merchantOrderId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('shipment_items')
    .innerJoin('shipments', 'shipments.id', 'shipment_items.shipment_id')
    .select(['order_item_id', sql<number>`sum(quantity)::int`.as('quantity')])
    .where('shipments.merchant_order_id', '=', merchantOrderId)
    .groupBy('order_item_id')
    .execute();
  return new Map(rows.map(({ order_item_id, quantity }) => [order_item_id, quantity]));
}

export const markShipmentsDelivered = (
  trx: Transaction<Database>,
  merchantOrderId: string,
  at: Date,
) =>
  trx
    .updateTable('shipments')
    .set({ delivered_at: at })
    .where('merchant_order_id', '=', merchantOrderId)
    .where('delivered_at', 'is', null)
    .execute();
