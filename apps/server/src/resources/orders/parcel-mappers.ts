import type { OrderParcel, ShipmentTracking } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { getCarrierLabel } from '../../providers/carriers/carrier-names.ts';
import {
  EVENT_DETAIL,
  EVENT_TEXT,
  getCarrierName,
  PERSONAL_ID_NEEDED,
  RECEIVED,
  STATUS_TEXT,
} from './messages.ts';
import type { ParcelRecord, TrackedParcelRecord } from './parcel-queries.ts';
import { getParcelStatus, selectParcelEvents } from './parcel-rules.ts';
import type { ShipmentEventRecord } from './queries.ts';

/** Operators name a carrier by its code, the demo by its name. */
const formatCarrier = (carrier: string, language: Language) =>
  getCarrierName(getCarrierLabel(carrier)[language], language);

/** The carriers of parcels, each once; null without parcels. */
export const formatCarriers = (
  parcels: readonly Pick<ParcelRecord, 'carrier'>[],
  language: Language,
): string | null =>
  [...new Set(parcels.map(({ carrier }) => formatCarrier(carrier, language)))].join(' · ') || null;

export const mapParcelToResponse = (parcel: ParcelRecord, language: Language): OrderParcel => ({
  id: parcel.id,
  carrier: formatCarrier(parcel.carrier, language),
  trackingNumber: parcel.tracking_number,
  shippedAt: parcel.shipped_at.toISOString(),
  deliveredAt: parcel.delivered_at?.toISOString() ?? null,
  items: parcel.items,
});

function getStatusText(
  parcel: TrackedParcelRecord,
  events: readonly ShipmentEventRecord[],
  status: ShipmentTracking['status'],
) {
  if (parcel.delivery_confirmed_at) return RECEIVED;
  return events[0]?.code === 'identity-needed' ? PERSONAL_ID_NEEDED : STATUS_TEXT[status];
}

/** The tracking of a parcel. Its events are the newest first. */
export function mapTrackingToResponse(
  parcel: TrackedParcelRecord,
  events: readonly ShipmentEventRecord[],
  language: Language,
): ShipmentTracking {
  const ofOrder = events.filter(
    ({ merchant_order_id }) => merchant_order_id === parcel.merchant_order_id,
  );
  const own = selectParcelEvents(ofOrder, parcel.id);
  const status = getParcelStatus(own.map(({ code }) => code));
  return {
    trackingNumber: parcel.tracking_number,
    carrier: formatCarrier(parcel.carrier, language),
    orderId: parcel.order_id,
    merchantOrderId: parcel.merchant_order_id,
    parcelId: parcel.id,
    status,
    statusText: getStatusText(parcel, own, status)[language],
    events: own.map(({ code, happened_at, place }) => ({
      code,
      at: happened_at.toISOString(),
      place: place?.[language] ?? null,
      text: EVENT_TEXT[code][language],
      detail: EVENT_DETAIL[code]?.[language] ?? null,
    })),
  };
}
