import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { formatDeliveryPlace } from '../../delivery/delivery-place.ts';
import { PORTS } from './messages.ts';
import { addShipmentEvent, type OrderRecord, type ShipmentRecord } from './queries.ts';
import { EVENT_PLACES, findNextStep, type ShipmentStep, TIME_COLUMNS } from './rules.ts';
import { createTrackingNumber } from './tracking-number.ts';

interface ShipmentClock {
  readonly now: number;
  /** The time between steps; undefined when steps are triggered by hand. */
  readonly paceMs: number | undefined;
}

function getEventPlace(
  { code }: Pick<ShipmentStep, 'code'>,
  { merchant }: ShipmentRecord,
  { shipping_address }: OrderRecord,
) {
  const place = EVENT_PLACES[code];
  if (place === 'merchant') return merchant.city;
  if (place === 'port') return PORTS[shipping_address.countryCode];
  if (place === 'address') return formatDeliveryPlace(shipping_address);
  return null;
}

/** The clearance status of the order's personal ID, or undefined when it has none. */
async function findClearanceStatus(trx: Transaction<Database>, { personal_id_id }: OrderRecord) {
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

const getTimeColumns = ({ code }: ShipmentStep, at: Date) => {
  const column = code in TIME_COLUMNS ? TIME_COLUMNS[code as keyof typeof TIME_COLUMNS] : undefined;
  return column ? { [column]: at } : {};
};

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
    await addShipmentEvent(trx, shipment.id, {
      code: 'identity-needed',
      place: getEventPlace({ code: 'identity-needed' }, shipment, order),
      at: new Date(clock.now),
    });
  return 'waiting';
}

/** Advances a shipment by one step. The caller has locked the order. */
export async function advanceShipment(
  trx: Transaction<Database>,
  order: OrderRecord,
  shipment: ShipmentRecord,
  clock: ShipmentClock,
): Promise<'moved' | 'waiting' | 'finished'> {
  const route = { isCleared: order.is_personal_id_required };
  const step = findNextStep(shipment.last_event, route);
  if (!step) return 'finished';
  const clearance = step.code === 'cleared' ? await findClearanceStatus(trx, order) : 'passed';
  if (clearance !== 'passed')
    return waitForClearance(trx, order, shipment, {
      ...clock,
      isBeingChecked: clearance === 'checking',
    });
  const at = new Date(clock.now);
  const hasNextStep = findNextStep(step.code, route) !== undefined;
  const country = order.shipping_address.countryCode;
  await trx
    .updateTable('merchant_orders')
    .set({
      status: step.status,
      last_event: step.code,
      next_at: hasNextStep ? getNextTime(clock) : null,
      ...getTimeColumns(step, at),
      ...(step.code === 'shipped'
        ? { tracking_number: createTrackingNumber(shipment.id, country) }
        : {}),
    })
    .where('id', '=', shipment.id)
    .execute();
  await addShipmentEvent(trx, shipment.id, {
    code: step.code,
    place: getEventPlace(step, shipment, order),
    at,
  });
  return 'moved';
}
