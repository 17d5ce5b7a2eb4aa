import type { RequestParts } from '@vitrine/contract';
import type { ItemQuantity, merchantOrders } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { applyStep } from '../orders/apply-step.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import { findActionStatus, type LockedMerchantOrder } from '../orders/take-action.ts';
import { createShipment, listUnshippedItems } from '../shipments/create-shipment.ts';
import { adminOrderProblem } from './problems.ts';

type Body = RequestParts<(typeof merchantOrders)['shipMerchantOrder']>['body'];

/** The units to send: those asked for, or all that are left. */
function selectItems(
  left: readonly ItemQuantity[],
  requested: readonly ItemQuantity[] | undefined,
): readonly ItemQuantity[] | undefined {
  const items = requested ?? left;
  const isLeft = items.every(({ orderItemId, quantity }) =>
    left.some((each) => each.orderItemId === orderItemId && each.quantity >= quantity),
  );
  const isDistinct = new Set(items.map(({ orderItemId }) => orderItemId)).size === items.length;
  return items.length > 0 && isLeft && isDistinct ? items : undefined;
}

/** Sends a parcel. The first one moves the merchant order on, a later one only joins its timeline. */
export async function shipParcel(
  trx: Transaction<Database>,
  { order, shipment }: LockedMerchantOrder,
  { carrier, trackingNumber, items: requested }: Body,
  { now, language }: { now: number; language: Language },
): Promise<string> {
  const status = findActionStatus(shipment, 'ship', 'operator');
  if (!status) throw adminOrderProblem('action-impossible', language);
  const items = selectItems(await listUnshippedItems(trx, shipment.id), requested);
  if (!items) throw adminOrderProblem('nothing-to-ship', language);
  const parcel = { merchantOrderId: shipment.id, carrier, trackingNumber, items, now };
  const id = await createShipment(trx, { ...parcel, isTracked: true });
  if (!id) throw adminOrderProblem('number-taken', language);
  const step = { code: 'shipped', status } as const;
  if (shipment.status === 'packed')
    await applyStep(trx, {
      order,
      shipment,
      step,
      now,
      nextAt: null,
      parcelId: id,
      trackingNumber,
    });
  else
    await recordOrderEvent(trx, shipment.id, {
      code: step.code,
      place: shipment.merchant.city,
      at: new Date(now),
      parcelId: id,
      data: { trackingNumber },
    });
  return id;
}
