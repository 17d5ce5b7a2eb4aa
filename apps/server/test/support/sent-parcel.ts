import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import {
  createShipment,
  listUnshippedItems,
} from '../../src/resources/shipments/create-shipment.ts';

interface SentParcel {
  readonly orderId: string;
  readonly trackingNumber: string;
  readonly now: number;
}

/** Sends everything of an order's first merchant order in one parcel, which has arrived. */
export const insertDeliveredParcel = (
  db: Kysely<Database>,
  { orderId, trackingNumber, now }: SentParcel,
) =>
  db.transaction().execute(async (trx) => {
    const { id: merchantOrderId } = await trx
      .selectFrom('merchant_orders')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const items = await listUnshippedItems(trx, merchantOrderId);
    const parcel = { merchantOrderId, carrier: 'ems', trackingNumber, items, now };
    await createShipment(trx, { ...parcel, isTracked: false });
    await trx
      .updateTable('shipments')
      .set({ delivered_at: new Date(now) })
      .where('merchant_order_id', '=', merchantOrderId)
      .execute();
  });
