import type { ShipmentEventCode } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { listUnshippedItems } from '../shipments/create-shipment.ts';
import { getEventPlace } from './apply-step.ts';
import { findParcels } from './parcel-queries.ts';
import { findCommonProgress, isParcelProgress, selectParcelEvents } from './parcel-rules.ts';
import { findShipmentEvents, findShipments, type OrderRecord } from './queries.ts';
import { recordTimelineEvent } from './record-order-event.ts';
import { canMeetEvent } from './rules.ts';
import { type ProgressAction, takeAction } from './take-action.ts';

/** What moves a merchant order to a step. Customs come before delivery, also where they were not reported. */
const ACTIONS: Readonly<Partial<Record<ShipmentEventCode, readonly ProgressAction[]>>> = {
  clearing: ['start-clearance'],
  'identity-needed': ['start-clearance', 'request-personal-id'],
  cleared: ['clear'],
  'out-for-delivery': ['clear', 'send-out'],
  delivered: ['clear', 'deliver'],
};

interface ParcelEvent {
  readonly merchantOrderId: string;
  readonly parcelId: string;
  readonly code: ShipmentEventCode;
}

type Mover = Pick<ParcelEvent, 'merchantOrderId'> & Partial<ParcelEvent>;

const findShipment = async (trx: Transaction<Database>, orderId: string, id: string) =>
  (await findShipments(trx, [orderId])).find((each) => each.id === id);

async function takeActions(
  trx: Transaction<Database>,
  order: OrderRecord,
  reached: ShipmentEventCode,
  { merchantOrderId, parcelId, code, now }: Mover & { now: number },
): Promise<void> {
  for (const action of ACTIONS[reached] ?? []) {
    const shipment = await findShipment(trx, order.id, merchantOrderId);
    if (!shipment) return;
    // A step that another parcel took earlier belongs to the whole merchant order.
    const owner = reached === code ? parcelId : undefined;
    await takeAction(
      trx,
      { order, shipment },
      { action, actor: 'carrier', now, ...(owner ? { parcelId: owner } : {}) },
    );
  }
}

/** The events of each parcel, by its id. */
async function readParcelEvents(trx: Transaction<Database>, merchantOrderId: string) {
  const parcels = await findParcels(trx, [merchantOrderId]);
  const events = await findShipmentEvents(trx, [merchantOrderId]);
  return new Map(
    parcels.map(({ id }) => [id, selectParcelEvents(events, id).map(({ code }) => code)]),
  );
}

/**
 * Moves a merchant order to the step that all its parcels have reached, once everything was sent. The caller has
 * locked the order.
 */
export async function moveByParcels(
  trx: Transaction<Database>,
  order: OrderRecord,
  mover: Mover,
  now: number,
): Promise<void> {
  const { merchantOrderId, parcelId, code } = mover;
  if ((await listUnshippedItems(trx, merchantOrderId)).length > 0) return;
  const parcels = await readParcelEvents(trx, merchantOrderId);
  const reached = findCommonProgress(
    [...parcels].map(([id, codes]) => (code && id === parcelId ? [...codes, code] : codes)),
  );
  if (reached) await takeActions(trx, order, reached, { ...mover, now });
}

/**
 * Records what a carrier reported of a parcel, and moves its merchant order when it is the last to come so far.
 * Customs that wait for a personal ID concern the whole order. A late or repeated report changes nothing.
 */
export async function recordParcelEvent(
  trx: Transaction<Database>,
  order: OrderRecord,
  event: ParcelEvent,
  now: number,
): Promise<void> {
  const { merchantOrderId, parcelId, code } = event;
  const before = await readParcelEvents(trx, merchantOrderId);
  const shipment = await findShipment(trx, order.id, merchantOrderId);
  if (!shipment || !canMeetEvent(code, shipment.ships_from)) return;
  if (!isParcelProgress(code, before.get(parcelId) ?? [])) return;
  if (code === 'identity-needed') await takeActions(trx, order, code, { ...event, now });
  else await moveByParcels(trx, order, event, now);
  const after = await findShipmentEvents(trx, [merchantOrderId]);
  const isRecorded = after.some((each) => each.code === code && each.shipment_id === parcelId);
  if (isRecorded) return;
  const place = getEventPlace(code, shipment, order);
  await recordTimelineEvent(trx, merchantOrderId, { code, place, at: new Date(now), parcelId });
}
