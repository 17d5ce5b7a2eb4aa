import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { formatDeliveryPlace } from '../../delivery/delivery-place.ts';
import { findShipments, type OrderRecord, type ShipmentRecord } from './queries.ts';
import { recordOrderEvent } from './record-order-event.ts';
import { canConfirmDelivery, isOrderClosed } from './rules.ts';

/**
 * Records that a shipment was received, and closes its order if it was the last one. The caller has
 * locked the order.
 */
export async function confirmDelivery(
  trx: Transaction<Database>,
  order: OrderRecord,
  shipment: ShipmentRecord,
  now: number,
): Promise<void> {
  if (!canConfirmDelivery(shipment)) return;
  const at = new Date(now);
  await trx
    .updateTable('merchant_orders')
    .set({ delivery_confirmed_at: at, last_event: 'signed' })
    .where('id', '=', shipment.id)
    .execute();
  await recordOrderEvent(trx, shipment.id, {
    code: 'signed',
    place: formatDeliveryPlace(order.shipping_address),
    at,
  });
  if (!isOrderClosed(await findShipments(trx, [shipment.order_id]))) return;
  await trx
    .updateTable('orders')
    .set({ closed_at: at })
    .where('id', '=', shipment.order_id)
    .execute();
}
