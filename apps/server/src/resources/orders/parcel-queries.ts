import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The parcels of merchant orders, in the order in which they were sent, with the units in them. */
export const findParcels = (db: Kysely<Database>, merchantOrderIds: readonly string[]) =>
  db
    .selectFrom('shipments')
    .select(['id', 'merchant_order_id', 'carrier', 'tracking_number', 'shipped_at'])
    .select(['delivered_at'])
    .select(
      sql<{ orderItemId: string; quantity: number }[]>`(select coalesce(json_agg(
          json_build_object('orderItemId', item.order_item_id::text, 'quantity', item.quantity)
          order by item.order_item_id), '[]')
        from shipment_items item where item.shipment_id = shipments.id)`.as('items'),
    )
    .where('merchant_order_id', 'in', merchantOrderIds)
    .orderBy('id')
    .execute();

export type ParcelRecord = Awaited<ReturnType<typeof findParcels>>[number];

/** The parcels of this shopper with the given tracking numbers, with their merchant orders. */
export const findParcelsByTrackingNumbers = (
  db: Kysely<Database>,
  shopperId: string,
  numbers: readonly string[],
) =>
  db
    .selectFrom('shipments')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'shipments.merchant_order_id')
    .innerJoin('orders', 'orders.id', 'merchant_orders.order_id')
    .select(['shipments.id', 'shipments.merchant_order_id', 'shipments.carrier'])
    .select(['shipments.tracking_number', 'merchant_orders.order_id'])
    .select('merchant_orders.delivery_confirmed_at')
    .where('orders.shopper_id', '=', shopperId)
    .where('shipments.tracking_number', 'in', numbers)
    .orderBy('shipments.merchant_order_id')
    .orderBy('shipments.id')
    .execute();

export type TrackedParcelRecord = Awaited<ReturnType<typeof findParcelsByTrackingNumbers>>[number];
