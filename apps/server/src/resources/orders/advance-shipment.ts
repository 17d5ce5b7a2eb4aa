import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createShipment, listUnshippedItems } from '../shipments/create-shipment.ts';
import { applyStep, getEventPlace } from './apply-step.ts';
import type { OrderRecord, ShipmentRecord } from './queries.ts';
import { recordOrderEvent } from './record-order-event.ts';
import { findNextStep, getShipmentRoute } from './rules.ts';
import { createTrackingNumber } from './tracking-number.ts';

interface ShipmentClock {
  readonly now: number;
  /** The time between steps; undefined when steps are triggered by hand. */
  readonly paceMs: number | undefined;
}

/** The clearance status of the order's personal ID, or undefined when it has none. */
export async function findClearanceStatus(
  trx: Transaction<Database>,
  { personal_id_id }: Pick<OrderRecord, 'personal_id_id'>,
) {
  if (!personal_id_id) return undefined;
  const personalId = await trx
    .selectFrom('personal_ids')
    .select('clearance_status')
    .where('id', '=', personal_id_id)
    .executeTakeFirst();
  return personalId?.clearance_status;
}

const getNextTime = ({ now, paceMs }: ShipmentClock) =>
  paceMs === undefined ? null : new Date(now + paceMs);

/**
 * Leaves the shipment in customs until a personal ID has passed. The request for an ID is recorded once,
 * and not while an ID is still being checked.
 */
async function waitForClearance(
  trx: Transaction<Database>,
  order: OrderRecord,
  shipment: ShipmentRecord,
  clock: ShipmentClock & { isBeingChecked: boolean },
): Promise<'waiting'> {
  const last_event = clock.isBeingChecked ? shipment.last_event : 'identity-needed';
  await trx
    .updateTable('merchant_orders')
    .set({ last_event, next_at: getNextTime(clock) })
    .where('id', '=', shipment.id)
    .execute();
  if (shipment.last_event !== last_event)
    await recordOrderEvent(trx, shipment.id, {
      code: 'identity-needed',
      place: getEventPlace('identity-needed', shipment, order),
      at: new Date(clock.now),
    });
  return 'waiting';
}

/** Sends everything in one parcel under a number of the shop's own. */
async function shipInSandbox(
  trx: Transaction<Database>,
  order: OrderRecord,
  shipment: ShipmentRecord,
  { now, nextAt }: { now: number; nextAt: Date | null },
) {
  const trackingNumber = createTrackingNumber(shipment.id, order.shipping_address.countryCode);
  const parcelId = await createShipment(trx, {
    merchantOrderId: shipment.id,
    carrier: shipment.carrier,
    trackingNumber,
    items: await listUnshippedItems(trx, shipment.id),
    now,
    isTracked: false,
  });
  const step = { code: 'shipped', status: 'shipped' } as const;
  await applyStep(trx, { order, shipment, step, now, nextAt, parcelId, trackingNumber });
}

/** Advances a shipment by one step. The caller has locked the order. */
export async function advanceShipment(
  trx: Transaction<Database>,
  order: OrderRecord,
  shipment: ShipmentRecord,
  clock: ShipmentClock,
): Promise<'moved' | 'waiting' | 'finished'> {
  const route = getShipmentRoute(order, shipment);
  const step = findNextStep(shipment.last_event, route);
  if (!step) return 'finished';
  const clearance = step.code === 'cleared' ? await findClearanceStatus(trx, order) : 'passed';
  if (clearance !== 'passed')
    return waitForClearance(trx, order, shipment, {
      ...clock,
      isBeingChecked: clearance === 'checking',
    });
  const hasNextStep = findNextStep(step.code, route) !== undefined;
  const nextAt = hasNextStep ? getNextTime(clock) : null;
  if (step.code !== 'shipped')
    await applyStep(trx, { order, shipment, step, now: clock.now, nextAt });
  else await shipInSandbox(trx, order, shipment, { now: clock.now, nextAt });
  return 'moved';
}
