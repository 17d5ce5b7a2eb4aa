import type { ShipmentEventCode } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { formatDeliveryPlace } from '../../delivery/delivery-place.ts';
import { markShipmentsDelivered } from '../shipments/create-shipment.ts';
import { PORTS } from './messages.ts';
import type { OrderRecord, ShipmentRecord } from './queries.ts';
import { recordOrderEvent } from './record-order-event.ts';
import { EVENT_PLACES, type ShipmentStep, TIME_COLUMNS } from './rules.ts';

export function getEventPlace(
  code: ShipmentEventCode,
  { merchant }: ShipmentRecord,
  { shipping_address }: OrderRecord,
) {
  const place = EVENT_PLACES[code];
  if (place === 'merchant') return merchant.city;
  if (place === 'port') return PORTS[shipping_address.countryCode];
  if (place === 'address') return formatDeliveryPlace(shipping_address);
  return null;
}

const getTimeColumns = ({ code }: ShipmentStep, at: Date) => {
  const column = code in TIME_COLUMNS ? TIME_COLUMNS[code as keyof typeof TIME_COLUMNS] : undefined;
  return column ? { [column]: at } : {};
};

interface AppliedStep {
  readonly order: OrderRecord;
  readonly shipment: ShipmentRecord;
  readonly step: ShipmentStep;
  readonly now: number;
  /** When the demo takes the next step; null when operators and carriers take it. */
  readonly nextAt: Date | null;
  /** The parcel with which the step was taken. */
  readonly parcelId?: string | undefined;
  /** The number of the parcel that was sent. */
  readonly trackingNumber?: string;
}

/** Takes one step of a merchant order. The caller has locked its order and checked that the step is next. */
export async function applyStep(
  trx: Transaction<Database>,
  { order, shipment, step, now, nextAt, parcelId, trackingNumber }: AppliedStep,
): Promise<void> {
  const at = new Date(now);
  await trx
    .updateTable('merchant_orders')
    .set({
      status: step.status,
      last_event: step.code,
      next_at: nextAt,
      overdue_reported_at: null,
      ...getTimeColumns(step, at),
      ...(trackingNumber ? { tracking_number: trackingNumber } : {}),
    })
    .where('id', '=', shipment.id)
    .execute();
  if (step.code === 'delivered') await markShipmentsDelivered(trx, shipment.id, at);
  await recordOrderEvent(trx, shipment.id, {
    code: step.code,
    place: getEventPlace(step.code, shipment, order),
    at,
    parcelId,
    ...(trackingNumber ? { data: { trackingNumber } } : {}),
  });
}
