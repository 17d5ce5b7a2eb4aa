import type { ReturnRequest } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { confirmDelivery } from '../orders/confirm-delivery.ts';
import {
  findOrderItems,
  findShipments,
  lockOrder,
  type OrderItemRecord,
  type OrderRecord,
  type ShipmentRecord,
} from '../orders/queries.ts';
import { getReturnDeadline } from '../orders/rules.ts';
import { returnProblem } from './problems.ts';
import { findTakenAmounts } from './queries.ts';
import { attachRequestPhotos } from './request-photos.ts';
import { calculateUnitsAmount, isPickupDay } from './rules.ts';

interface NewReturn {
  readonly shopperId: string;
  readonly request: ReturnRequest;
  readonly now: number;
  readonly paceMs: number | undefined;
  readonly language: Language;
}

interface ReturnedItem {
  readonly item: OrderItemRecord;
  readonly quantity: number;
  readonly amount: number;
}

/** Finds the shipment and locks its order, so that no other return of it is created at the same time. */
async function lockShipment(
  trx: Transaction<Database>,
  { shopperId, request, language }: NewReturn,
): Promise<{ order: OrderRecord; shipment: ShipmentRecord }> {
  const owner = await trx
    .selectFrom('merchant_orders')
    .select('order_id')
    .where('id', '=', request.merchantOrderId)
    .executeTakeFirst();
  const order = owner && (await lockOrder(trx, owner.order_id, shopperId));
  const shipments = order ? await findShipments(trx, [order.id]) : [];
  const shipment = shipments.find(({ id }) => id === request.merchantOrderId);
  if (!order || !shipment) throw returnProblem('parcel-not-found', language);
  return { order, shipment };
}

function selectReturnedItems(
  items: readonly OrderItemRecord[],
  taken: ReadonlyMap<string, number>,
  { request, language }: NewReturn,
): ReturnedItem[] {
  const quantities = new Map<string, number>();
  for (const { orderItemId, quantity } of request.items)
    quantities.set(orderItemId, (quantities.get(orderItemId) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => {
    const item = items.find((each) => each.id === id);
    if (!item) throw returnProblem('parcel-not-found', language);
    if ((item.returned ?? 0) + quantity > item.quantity)
      throw returnProblem('too-many-items', language);
    const amounts = {
      quantity: item.quantity,
      amountPaid: Number(item.amount_paid),
      takenQuantity: item.returned,
      takenAmount: taken.get(id) ?? 0,
    };
    return { item, quantity, amount: calculateUnitsAmount(amounts, quantity) };
  });
}

/** Requests the pick-up of items. Items that are already being returned cannot be returned again. */
export async function createReturn(trx: Transaction<Database>, input: NewReturn): Promise<string> {
  const { shopperId, request, now, paceMs, language } = input;
  const { order, shipment } = await lockShipment(trx, input);
  const deadline = getReturnDeadline(shipment);
  if (!deadline || deadline.getTime() <= now) throw returnProblem('not-returnable', language);
  if (!isPickupDay(request.pickup.date, now)) throw returnProblem('pickup-unavailable', language);
  const items = await findOrderItems(trx, [shipment.order_id]);
  const returnedItems = selectReturnedItems(
    items.filter(({ merchant_order_id }) => merchant_order_id === shipment.id),
    await findTakenAmounts(trx, shipment.id),
    input,
  );
  const { id } = await trx
    .insertInto('order_returns')
    .values({
      shopper_id: shopperId,
      order_id: shipment.order_id,
      merchant_order_id: shipment.id,
      reason: request.reason,
      note: request.note,
      pickup_date: request.pickup.date,
      pickup_part: request.pickup.part,
      refund_amount: returnedItems.reduce((sum, { amount }) => sum + amount, 0),
      next_at: paceMs === undefined ? null : new Date(now + paceMs),
      requested_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_items')
    .values(
      returnedItems.map(({ item, quantity, amount }) => ({
        return_id: id,
        order_item_id: item.id,
        quantity,
        amount,
      })),
    )
    .execute();
  await recordEvent(trx, { type: 'return.requested', subjectId: id, now });
  // A shopper who sends something back has received it.
  await confirmDelivery(trx, order, shipment, now);
  // Last, because an upload locks the shopper before photos.
  if (!(await attachRequestPhotos(trx, request.photoIds, { shopperId, returnId: id })))
    throw returnProblem('photo-not-found', language);
  return id;
}
