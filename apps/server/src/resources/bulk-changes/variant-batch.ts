import type { BulkVariantChange } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockVariants } from '../../stock/reservations.ts';
import type { BatchOptions, BulkBatch, PlannedRow } from './batch.ts';
import { planBulkVariant } from './plan-variant.ts';
import { stayAsBefore } from './row-problems.ts';
import type { BulkTarget } from './targets.ts';
import { writeBulkVariants } from './write-variants.ts';

interface LockedVariant {
  id: string;
  sku: string;
  price: string;
  original_price: string;
  quantity: number;
  is_archived: boolean;
  has_overlap: boolean;
}

/** Whether a scheduled price is in effect during the time that the change schedules. */
function overlaps(change: BulkVariantChange) {
  if (change.action !== 'schedule-price') return sql`false`;
  const ends = change.endsAt === null ? null : new Date(change.endsAt);
  return sql`exists (select from scheduled_prices s
    where s.variant_id = variants.id and s.state <> 'ended' and tstzrange(s.starts_at, s.ends_at)
      && tstzrange(${new Date(change.startsAt)}::timestamptz, ${ends}::timestamptz))`;
}

/** Locks variants as checkouts do. Those of another merchant do not exist for staff of a merchant. */
async function lockBulkVariants(
  trx: Transaction<Database>,
  targets: readonly BulkTarget[],
  change: BulkVariantChange,
  merchantId: string | null,
): Promise<ReadonlyMap<string, LockedVariant>> {
  if (targets.length === 0) return new Map();
  const ids = targets.map(({ id }) => id);
  await lockVariants(trx, ids);
  const isOwn = merchantId === null ? sql`true` : sql`merchant_id = ${merchantId}`;
  const { rows } = await sql<LockedVariant>`
    select id::text, sku, coalesce(base_price, price_incl_taxes)::text as price,
      price_without_promotion::text as original_price, quantity, ${overlaps(change)} as has_overlap,
      exists (select from merchants where id = merchant_id and archived_at is not null) as is_archived
    from variants where id = any(${ids}::bigint[]) and ${isOwn}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export const createVariantBatch = (
  change: BulkVariantChange,
  { merchantId, endings, now }: BatchOptions,
): BulkBatch => ({
  async plan(trx, targets): Promise<PlannedRow[]> {
    const variants = await lockBulkVariants(trx, targets, change, merchantId);
    return targets.map((target) => {
      const row = variants.get(target.id);
      if (!row) return { ...target, name: null, planned: stayAsBefore('unknown') };
      const variant = {
        price: Number(row.price),
        originalPrice: Number(row.original_price),
        quantity: row.quantity,
        isMerchantArchived: row.is_archived,
        hasOverlap: row.has_overlap,
      };
      const planned = planBulkVariant(variant, change, { endings, now });
      return { ...target, name: row.sku, planned };
    });
  },
  write: (trx, rows) => writeBulkVariants(trx, rows, change, now),
  describe: ({ id }) => ({ variant: id }),
});
