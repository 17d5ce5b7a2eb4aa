import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import type { PromotionsPort } from '../checkout/promotions-port.ts';
import { findShipments, type OrderRecord } from './queries.ts';
import { isOrderClosed } from './rules.ts';

/** Closes an order of which nothing is on its way. One without any delivery is cancelled. */
export async function closeFinishedOrder(
  trx: Transaction<Database>,
  order: OrderRecord,
  { now, promotions }: { now: number; promotions: Pick<PromotionsPort, 'release'> },
): Promise<void> {
  const shipments = await findShipments(trx, [order.id]);
  if (!isOrderClosed(shipments)) return;
  const at = new Date(now);
  const isCancelled = shipments.every(({ status }) => status === 'cancelled');
  await trx
    .updateTable('orders')
    .set({ closed_at: at, ...(isCancelled ? { cancelled_at: at } : {}) })
    .where('id', '=', order.id)
    .execute();
  if (!isCancelled) return;
  await recordEvent(trx, { type: 'order.cancelled', subjectId: order.id, now });
  await promotions.release(trx, order.checkout_order_id, now);
}
