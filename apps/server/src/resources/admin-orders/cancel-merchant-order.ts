import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { closeFinishedOrder } from '../orders/close-order.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import type { LockedMerchantOrder } from '../orders/take-action.ts';
import type { AdminOrderDeps } from './deps.ts';

/** Cancels a merchant order of which nothing was sent and everything is refunded. */
export async function cancelMerchantOrder(
  trx: Transaction<Database>,
  { order, shipment }: LockedMerchantOrder,
  { promotions, now }: Pick<AdminOrderDeps, 'promotions' | 'now'>,
): Promise<void> {
  const at = new Date(now());
  await trx
    .updateTable('merchant_orders')
    .set({
      status: 'cancelled',
      last_event: 'cancelled',
      next_at: null,
      overdue_reported_at: null,
      cancelled_at: at,
    })
    .where('id', '=', shipment.id)
    .execute();
  const event = { code: 'cancelled', place: null, at, type: 'order.rejected' } as const;
  await recordOrderEvent(trx, shipment.id, event);
  await closeFinishedOrder(trx, order, { now: now(), promotions });
}
