import type { ShipmentEventCode } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import { recordEvent } from '../../notifications/record-event.ts';

/** The events of which shoppers and other systems hear; the others only stand in the timeline. */
const SHOP_EVENTS: Readonly<Partial<Record<ShipmentEventCode, ShopEventType>>> = {
  accepted: 'order.accepted',
  packed: 'order.packed',
  shipped: 'order.shipped',
  clearing: 'order.clearing',
  'identity-needed': 'order.identity-needed',
  cleared: 'order.cleared',
  delivered: 'order.delivered',
};

interface OrderEvent {
  readonly code: ShipmentEventCode;
  readonly place: Localised | null;
  readonly at: Date;
  /** The parcel to which it happened; absent when it concerns the whole merchant order. */
  readonly parcelId?: string | undefined;
  readonly data?: Readonly<Record<string, string>>;
  /** The event of the shop where the code alone does not say why. */
  readonly type?: ShopEventType;
}

/** Adds an event to the timeline of a merchant order. Every change of its progress goes through here. */
export async function recordOrderEvent(
  trx: Transaction<Database>,
  merchantOrderId: string,
  { data = {}, type, ...event }: OrderEvent,
): Promise<void> {
  await recordTimelineEvent(trx, merchantOrderId, event);
  const shopEvent = type ?? SHOP_EVENTS[event.code];
  if (shopEvent)
    await recordEvent(trx, {
      type: shopEvent,
      subjectId: merchantOrderId,
      now: event.at.getTime(),
      data,
    });
}

/** Adds an event of which nothing else hears: what happens to one of several parcels. */
export async function recordTimelineEvent(
  trx: Transaction<Database>,
  merchantOrderId: string,
  { code, place, at, parcelId }: Pick<OrderEvent, 'code' | 'place' | 'at' | 'parcelId'>,
): Promise<void> {
  await trx
    .insertInto('shipment_events')
    .values({
      merchant_order_id: merchantOrderId,
      shipment_id: parcelId ?? null,
      code,
      place: place && JSON.stringify(place),
      happened_at: at,
    })
    .execute();
}
