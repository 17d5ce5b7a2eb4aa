import type { ReturnWish } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  findItems,
  findParcels,
  lockOrder,
  type OrderItemRecord,
  type ParcelRecord,
} from '../orders/queries.ts';
import { returnableUntil } from '../orders/travel.ts';
import { refuseReturn } from './refuse.ts';
import { isPickupDay, refundOf } from './rules.ts';

interface Returning {
  readonly shopperId: string;
  readonly input: ReturnWish;
  readonly now: number;
  readonly paceMs: number | undefined;
  readonly language: Language;
}

interface Chosen {
  readonly item: OrderItemRecord;
  readonly quantity: number;
  readonly amount: number;
}

/** The parcel, with its order locked: nobody else sends anything of it back meanwhile. */
async function lockParcel(
  trx: Transaction<Database>,
  { shopperId, input, language }: Returning,
): Promise<ParcelRecord> {
  const found = await trx
    .selectFrom('merchant_orders')
    .select('order_id')
    .where('id', '=', input.merchantOrderId)
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.order_id, shopperId));
  const parcels = order ? await findParcels(trx, [order.id]) : [];
  const parcel = parcels.find(({ id }) => id === input.merchantOrderId);
  if (!parcel) throw refuseReturn('parcel-not-found', language);
  return parcel;
}

function choose(items: readonly OrderItemRecord[], { input, language }: Returning): Chosen[] {
  const wanted = new Map<string, number>();
  for (const { orderItemId, quantity } of input.items)
    wanted.set(orderItemId, (wanted.get(orderItemId) ?? 0) + quantity);
  return [...wanted].map(([id, quantity]) => {
    const item = items.find((each) => each.id === id);
    if (!item) throw refuseReturn('parcel-not-found', language);
    if ((item.returned ?? 0) + quantity > item.quantity)
      throw refuseReturn('too-many-pieces', language);
    return { item, quantity, amount: refundOf(item, quantity) };
  });
}

/** Asks for pieces to be collected. What is on its way back already cannot be sent back again. */
export async function createReturn(
  trx: Transaction<Database>,
  returning: Returning,
): Promise<string> {
  const { shopperId, input, now, paceMs, language } = returning;
  const parcel = await lockParcel(trx, returning);
  const until = returnableUntil(parcel.delivered_at);
  if (!until || until.getTime() <= now) throw refuseReturn('not-returnable', language);
  if (!isPickupDay(input.pickup.date, now)) throw refuseReturn('pickup-unavailable', language);
  const items = await findItems(trx, [parcel.order_id]);
  const chosen = choose(
    items.filter(({ merchant_order_id }) => merchant_order_id === parcel.id),
    returning,
  );
  const { id } = await trx
    .insertInto('order_returns')
    .values({
      shopper_id: shopperId,
      order_id: parcel.order_id,
      merchant_order_id: parcel.id,
      reason: input.reason,
      note: input.note,
      pickup_date: input.pickup.date,
      pickup_part: input.pickup.part,
      refund_amount: chosen.reduce((sum, { amount }) => sum + amount, 0),
      next_at: paceMs === undefined ? null : new Date(now + paceMs),
      requested_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_items')
    .values(
      chosen.map(({ item, quantity, amount }) => ({
        return_id: id,
        order_item_id: item.id,
        quantity,
        amount,
      })),
    )
    .execute();
  return id;
}
