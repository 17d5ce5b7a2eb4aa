import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { WrittenRow } from '../catalogue-history/record-changes.ts';
import type { toVariantHistory } from './product-fields.ts';

export interface VariantState extends ReturnType<typeof toVariantHistory> {
  readonly merchantId: string;
}

/** Reads what the history tells of variants, by their ids. */
export async function readVariantStates(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VariantState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        merchantId: row.merchant_id,
        productId: row.product_id,
        size: row.size,
        scale: row.size_scale,
        position: row.position,
        sku: row.sku,
        externalId: row.external_id,
        price: Number(row.base_price ?? row.price_incl_taxes),
        originalPrice: Number(row.price_without_promotion),
        quantity: row.quantity,
      },
    ]),
  );
}

/** The variants of a write for the history, by their ids. */
export const toWrittenVariants = (
  ids: readonly string[],
  before: ReadonlyMap<string, VariantState>,
  after: ReadonlyMap<string, VariantState>,
): WrittenRow[] =>
  ids.map((id) => {
    const [former, latter] = [before.get(id), after.get(id)];
    const { productId = null, merchantId = null } = latter ?? former ?? {};
    return { type: 'variant', id, productId, merchantId, before: former, after: latter };
  });

/** The products of a write for the history, by their ids. */
export const toWrittenProducts = (
  ids: readonly string[],
  before: ReadonlyMap<string, object>,
  after: ReadonlyMap<string, object>,
): WrittenRow[] =>
  ids.map((id) => ({
    type: 'product',
    id,
    productId: id,
    before: before.get(id),
    after: after.get(id),
  }));
