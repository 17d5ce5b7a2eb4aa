import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { doorOf } from './door.ts';
import { addEvent, type OrderRecord, type ParcelRecord } from './queries.ts';
import { trackingNumberOf } from './tracking-number.ts';
import { nextStep, PLACE_OF, type Step, TIME_OF } from './travel.ts';
import { PORTS } from './words.ts';

interface Moment {
  readonly now: number;
  /** When it goes on; undefined: when somebody says so. */
  readonly paceMs: number | undefined;
}

function placeOf(
  { code }: Pick<Step, 'code'>,
  { merchant }: ParcelRecord,
  { shipping_address }: OrderRecord,
) {
  const place = PLACE_OF[code];
  if (place === 'boutique') return merchant.city;
  if (place === 'port') return PORTS[shipping_address.countryCode];
  if (place === 'door') return doorOf(shipping_address);
  return null;
}

/** Where customs stand with whom the order is for; undefined while nobody was named. */
async function clearanceOf(trx: Transaction<Database>, { personal_id_id }: OrderRecord) {
  if (!personal_id_id) return undefined;
  const person = await trx
    .selectFrom('personal_ids')
    .select('clearance_status')
    .where('id', '=', personal_id_id)
    .executeTakeFirst();
  return person?.clearance_status;
}

const nextAt = ({ now, paceMs }: Moment) => (paceMs === undefined ? null : new Date(now + paceMs));

const timesOf = ({ code }: Step, at: Date) => {
  const column = code in TIME_OF ? TIME_OF[code as keyof typeof TIME_OF] : undefined;
  return column ? { [column]: at } : {};
};

/**
 * Customs wait for a personal ID; they say so once, and look again and again. One that is being checked
 * is theirs to wait for: nobody is asked for another.
 */
async function wait(
  trx: Transaction<Database>,
  order: OrderRecord,
  parcel: ParcelRecord,
  moment: Moment & { isChecked: boolean },
): Promise<'waits'> {
  const last_event = moment.isChecked ? parcel.last_event : 'identity-needed';
  await trx
    .updateTable('merchant_orders')
    .set({ last_event, next_at: nextAt(moment) })
    .where('id', '=', parcel.id)
    .execute();
  if (parcel.last_event !== last_event)
    await addEvent(trx, parcel.id, {
      code: 'identity-needed',
      place: placeOf({ code: 'identity-needed' }, parcel, order),
      at: new Date(moment.now),
    });
  return 'waits';
}

/** Takes a parcel one step further. Its order is locked. */
export async function advance(
  trx: Transaction<Database>,
  order: OrderRecord,
  parcel: ParcelRecord,
  moment: Moment,
): Promise<'moved' | 'waits' | 'there'> {
  const way = { isCleared: order.is_personal_id_required };
  const step = nextStep(parcel.last_event, way);
  if (!step) return 'there';
  const clearance = step.code === 'cleared' ? await clearanceOf(trx, order) : 'passed';
  if (clearance !== 'passed')
    return wait(trx, order, parcel, { ...moment, isChecked: clearance === 'checking' });
  const at = new Date(moment.now);
  const goesOn = nextStep(step.code, way) !== undefined;
  const country = order.shipping_address.countryCode;
  await trx
    .updateTable('merchant_orders')
    .set({
      status: step.status,
      last_event: step.code,
      next_at: goesOn ? nextAt(moment) : null,
      ...timesOf(step, at),
      ...(step.code === 'shipped' ? { tracking_number: trackingNumberOf(parcel.id, country) } : {}),
    })
    .where('id', '=', parcel.id)
    .execute();
  await addEvent(trx, parcel.id, { code: step.code, place: placeOf(step, parcel, order), at });
  return 'moved';
}
