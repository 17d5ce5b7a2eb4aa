import { type BulkProductChange, MAX_SET_PRODUCTS } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { LocalisedLabel } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { toProductStatus } from '../admin-products/status.ts';
import type { BatchOptions, BulkBatch, PlannedRow } from './batch.ts';
import { planBulkProduct } from './plan-product.ts';
import { lockReference } from './references.ts';
import { type PlannedChange, stayAsBefore } from './row-problems.ts';
import type { BulkTarget } from './targets.ts';
import { writeBulkProducts } from './write-products.ts';

interface LockedProduct {
  id: string;
  name: Localised;
  is_online: boolean;
  offline_status: 'draft' | 'hidden' | 'archived';
  brand_id: string;
  category_id: string;
  labels: LocalisedLabel[];
  is_in_set: boolean;
  is_complete: boolean;
}

async function lockProducts(
  trx: Transaction<Database>,
  targets: readonly BulkTarget[],
  change: BulkProductChange,
): Promise<ReadonlyMap<string, LockedProduct>> {
  const setId = 'setId' in change ? change.setId : null;
  const { rows } = await sql<LockedProduct>`
    select p.id::text, p.short_description as name, p.is_online, p.offline_status,
      p.brand_id::text, p.category_id::text, p.labels,
      exists (select from set_products s where s.product_id = p.id and s.set_id = ${setId}::bigint)
        as is_in_set,
      jsonb_array_length(p.image_keys) > 0
        and exists (select from variants v where v.product_id = p.id) as is_complete
    from products p where p.id = any(${targets.map(({ id }) => id)}::bigint[])
    order by p.id for no key update of p`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function countSetProducts(trx: Transaction<Database>, setId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from set_products where set_id = ${setId}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Plans the products of a batch. A set takes products until it is full. */
async function planProducts(
  trx: Transaction<Database>,
  targets: readonly BulkTarget[],
  change: BulkProductChange,
): Promise<PlannedRow[]> {
  const hasReference = await lockReference(trx, change);
  const products = await lockProducts(trx, targets, change);
  const isAdding = change.action === 'add-to-set';
  let free = isAdding ? MAX_SET_PRODUCTS - (await countSetProducts(trx, change.setId)) : 0;

  function plan(row: LockedProduct | undefined): PlannedChange {
    if (!row) return stayAsBefore('unknown');
    if (!hasReference) return stayAsBefore('reference-gone');
    const planned = planBulkProduct(
      {
        status: toProductStatus(row),
        brandId: row.brand_id,
        categoryId: row.category_id,
        labels: row.labels,
        isInSet: row.is_in_set,
        isComplete: row.is_complete,
      },
      change,
    );
    if (!isAdding || planned.kind !== 'change') return planned;
    if (free <= 0) return stayAsBefore('set-full');
    free -= 1;
    return planned;
  }

  return targets.map((target) => {
    const row = products.get(target.id);
    return { ...target, name: row?.name['zh-CN'] ?? null, planned: plan(row) };
  });
}

export const createProductBatch = (
  change: BulkProductChange,
  { now }: BatchOptions,
): BulkBatch => ({
  plan: (trx, targets) => planProducts(trx, targets, change),
  write: (trx, rows) => writeBulkProducts(trx, rows, change, now),
  describe: ({ id }) => ({ product: id }),
});
