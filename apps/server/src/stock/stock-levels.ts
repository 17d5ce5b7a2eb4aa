import type { StockLevel } from '@vitrine/contract/admin';
import { type RawBuilder, sql } from 'kysely';

/** Sizes that may sell out today. */
const LOW_STOCK = 2;

/** Adds to variants `v` what open checkouts have reserved of them, as `r.reserved`. */
export const joinReserved = (now: number) => sql`
  left join (select variant_id, sum(quantity)::int as reserved from stock_reservations
    where expires_at > ${new Date(now)} group by variant_id) r on r.variant_id = v.id`;

/** What is left of variants `v` for the next checkout. */
export const AVAILABLE = sql<number>`(v.quantity - coalesce(r.reserved, 0))`;

export const isAlarming = (available: RawBuilder<number>) =>
  sql<boolean>`${available} <= ${LOW_STOCK}`;

/** Whether what is left of a variant is of a level. */
export const isOfLevel = (level: StockLevel, available: RawBuilder<number>): RawBuilder<boolean> =>
  ({
    low: sql<boolean>`${available} between 1 and ${LOW_STOCK}`,
    'sold-out': sql<boolean>`${available} = 0`,
    'over-reserved': sql<boolean>`${available} < 0`,
  })[level];
