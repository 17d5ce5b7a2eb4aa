import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { doorOf } from './door.ts';
import { addEvent, findParcels, type OrderRecord, type ParcelRecord } from './queries.ts';
import { canSign, isOver } from './travel.ts';

/** Notes that a parcel was received, and that its order is over if it was the last. The order is locked. */
export async function sign(
  trx: Transaction<Database>,
  order: OrderRecord,
  parcel: ParcelRecord,
  now: number,
): Promise<void> {
  if (!canSign(parcel)) return;
  const at = new Date(now);
  await trx
    .updateTable('merchant_orders')
    .set({ signed_at: at, last_event: 'signed' })
    .where('id', '=', parcel.id)
    .execute();
  await addEvent(trx, parcel.id, {
    code: 'signed',
    place: doorOf(order.shipping_address),
    at,
  });
  if (!isOver(await findParcels(trx, [parcel.order_id]))) return;
  await trx
    .updateTable('orders')
    .set({ closed_at: at })
    .where('id', '=', parcel.order_id)
    .execute();
}
