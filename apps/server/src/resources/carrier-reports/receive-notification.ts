import { createHash } from 'node:crypto';
import type { ShipmentEventCode } from '@vitrine/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type {
  CarrierEntry,
  CarrierNotification,
  CarrierState,
} from '../../providers/carriers/port.ts';
import { recordParcelEvent } from '../orders/move-by-parcels.ts';
import type { CarrierReportDeps } from './deps.ts';

/** The event that a report is for its parcel. */
const EVENTS: Readonly<Partial<Record<CarrierState, ShipmentEventCode>>> = {
  clearing: 'clearing',
  'customs-problem': 'identity-needed',
  cleared: 'cleared',
  'out-for-delivery': 'out-for-delivery',
  delivered: 'delivered',
};

const toReportKey = ({ at, content, state }: CarrierEntry) =>
  createHash('sha256').update(`${at.getTime()} ${state} ${content}`).digest('base64url');

const findParcel = (trx: Transaction<Database>, { carrier, trackingNumber }: CarrierNotification) =>
  trx
    .selectFrom('shipments')
    .innerJoin('merchant_orders', 'merchant_orders.id', 'shipments.merchant_order_id')
    .select(['shipments.id', 'shipments.merchant_order_id', 'merchant_orders.order_id'])
    .where('shipments.carrier', '=', carrier)
    .where('shipments.tracking_number', '=', trackingNumber)
    .executeTakeFirst();

type ParcelRecord = NonNullable<Awaited<ReturnType<typeof findParcel>>>;

/** Stores the entries that are new, and returns them in the order in which they happened. */
async function storeEntries(
  trx: Transaction<Database>,
  { id }: ParcelRecord,
  entries: readonly CarrierEntry[],
  now: number,
): Promise<CarrierEntry[]> {
  if (entries.length === 0) return [];
  const byKey = new Map(entries.map((entry) => [toReportKey(entry), entry]));
  const stored = await trx
    .insertInto('carrier_reports')
    .values(
      [...byKey].map(([report_key, { at, content, state }]) => ({
        shipment_id: id,
        report_key,
        state,
        content,
        happened_at: at,
        received_at: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_key')
    .execute();
  return stored
    .flatMap(({ report_key }) => byKey.get(report_key) ?? [])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

const markDelivered = (trx: Transaction<Database>, parcelId: string, at: Date) =>
  trx
    .updateTable('shipments')
    .set({ delivered_at: sql<Date>`coalesce(delivered_at, ${at})` })
    .where('id', '=', parcelId)
    .execute();

/**
 * Stores what a carrier reported, each report once, and moves the merchant order on where that is possible: a
 * late or early report changes nothing.
 */
export async function receiveCarrierNotification(
  { db, now }: Pick<CarrierReportDeps, 'db' | 'now'>,
  notification: CarrierNotification,
): Promise<'noted' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const parcel = await findParcel(trx, notification);
    if (!parcel) return 'unknown';
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', parcel.order_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const merchantOrderId = parcel.merchant_order_id;
    for (const { state, at } of await storeEntries(trx, parcel, notification.entries, now())) {
      const code = EVENTS[state];
      if (state === 'delivered') await markDelivered(trx, parcel.id, at);
      if (code)
        await recordParcelEvent(trx, order, { merchantOrderId, parcelId: parcel.id, code }, now());
    }
    return 'noted';
  });
}
