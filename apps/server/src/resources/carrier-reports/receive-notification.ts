import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type {
  CarrierEntry,
  CarrierNotification,
  CarrierState,
} from '../../providers/carriers/port.ts';
import { findShipments } from '../orders/queries.ts';
import { type ProgressAction, takeAction } from '../orders/take-action.ts';
import type { CarrierReportDeps } from './deps.ts';

/** What a report means for the merchant order. Customs come before delivery, also where they were not reported. */
const ACTIONS: Readonly<Partial<Record<CarrierState, readonly ProgressAction[]>>> = {
  clearing: ['start-clearance'],
  'customs-problem': ['start-clearance', 'request-personal-id'],
  cleared: ['clear'],
  'out-for-delivery': ['clear', 'send-out'],
  delivered: ['clear', 'deliver'],
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

/** Marks a parcel as delivered, and tells whether it was the last one of its merchant order. */
async function deliverParcel(trx: Transaction<Database>, parcel: ParcelRecord, at: Date) {
  await trx
    .updateTable('shipments')
    .set({ delivered_at: sql<Date>`coalesce(delivered_at, ${at})` })
    .where('id', '=', parcel.id)
    .execute();
  const open = await trx
    .selectFrom('shipments')
    .select('id')
    .where('merchant_order_id', '=', parcel.merchant_order_id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return open === undefined;
}

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
    for (const entry of await storeEntries(trx, parcel, notification.entries, now())) {
      const isDelivered = entry.state === 'delivered';
      if (isDelivered && !(await deliverParcel(trx, parcel, entry.at))) continue;
      for (const action of ACTIONS[entry.state] ?? []) {
        const shipments = await findShipments(trx, [order.id]);
        const shipment = shipments.find(({ id }) => id === parcel.merchant_order_id);
        if (shipment)
          await takeAction(trx, { order, shipment }, { action, actor: 'carrier', now: now() });
      }
    }
    return 'noted';
  });
}
