import type { Language } from '@vitrine/kit';
import { sql } from 'kysely';
import type { BagItemRecord } from '../bags/queries.ts';
import { checkoutProblem } from './problems.ts';

/** More than any single order of the shop; a bag holds more than one checkout may reserve. */
const MAX_UNITS = 40;
/** A shopper may reserve a size for this many full reservations before a rest. */
const MAX_UNPAID = 2;
/** Looks back over this many reservations, so that a rest lasts as long as the reservations before it. */
const WINDOW = 4;

interface Search {
  readonly shopperId: string;
  readonly now: number;
  readonly reservationMs: number;
}

/**
 * Selects the variants that a shopper has recently reserved for the time of two reservations without buying
 * them. A checkout order reserves until the next one replaces it or until it expires.
 */
export function selectRestingVariants({ shopperId, now, reservationMs }: Search) {
  const at = new Date(now);
  const since = new Date(now - WINDOW * reservationMs);
  return sql<{ variant_id: string }>`
    with recent as (
      select id, status, created_at,
        least(expires_at, lead(created_at, 1, ${at}::timestamptz) over (order by created_at, id)) as until
      from checkout_orders
      where shopper_id = ${shopperId} and created_at > ${since}
    )
    select i.variant_id
    from recent r join checkout_order_items i on i.checkout_order_id = r.id
    where r.status <> 'placed'
    group by i.variant_id
    having sum(extract(epoch from r.until - r.created_at)) * 1000 >= ${MAX_UNPAID * reservationMs}::bigint
  `;
}

/** Keeps one shopper from reserving the stock of others for ever. */
export function checkReservationLimits(
  items: readonly BagItemRecord[],
  resting: ReadonlySet<string>,
  language: Language,
): void {
  if (items.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_UNITS)
    throw checkoutProblem('too-many-units', language, { values: { limit: MAX_UNITS } });
  const item = items.find(({ variant_id }) => variant_id !== null && resting.has(variant_id));
  if (item)
    throw checkoutProblem('reserved-too-long', language, {
      values: { name: item.short_description[language] },
    });
}
