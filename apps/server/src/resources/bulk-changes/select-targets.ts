import type { ProductFilter, ProductSelection, VariantSelection } from '@vitrine/contract/admin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toProductConditions } from '../admin-products/list-products.ts';
import type { BulkTarget } from './targets.ts';

/** A job of more rows would keep the catalogue busy for minutes; an import does the same work faster. */
export const MAX_TARGETS = 50_000;

type Rows = RawBuilder<{ id: string }>;
type Condition = RawBuilder<unknown>;
const and = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

const chosenIds = (ids: readonly string[]) => sql`unnest(${[...ids]}::bigint[])
  with ordinality as chosen (id, number)`;

const filterProductRows = (filter: ProductFilter, now: number) => {
  const merchantIds = filter.merchantId === undefined ? [] : [filter.merchantId];
  return sql`products p join brands b on b.id = p.brand_id
    where ${and([sql`true`, ...toProductConditions(filter, { merchantIds, now })])}`;
};

const selectProducts = (selection: ProductSelection, now: number): Rows =>
  'ids' in selection
    ? sql`select id::text from ${chosenIds(selection.ids)} order by number limit ${MAX_TARGETS + 1}`
    : sql`select p.id::text from ${filterProductRows(selection.filter, now)}
        order by p.id limit ${MAX_TARGETS + 1}`;

/** A filter by merchant chooses the variants of that merchant only. */
function selectVariants(
  selection: VariantSelection,
  ownMerchantId: string | null,
  now: number,
): Rows {
  if ('ids' in selection) return selectProducts(selection, now);
  const merchantId = 'filter' in selection ? selection.filter.merchantId : undefined;
  const owners = [ownMerchantId, merchantId].filter((id) => typeof id === 'string');
  const isOwned = and([sql`true`, ...owners.map((id) => sql`v.merchant_id = ${id}`)]);
  const products =
    'filter' in selection
      ? sql`select p.id from ${filterProductRows(selection.filter, now)}`
      : sql`select id from ${chosenIds(selection.productIds)}`;
  return sql`select v.id::text from variants v where v.product_id in (${products}) and ${isOwned}
    order by v.product_id, v.position, v.id limit ${MAX_TARGETS + 1}`;
}

export type BulkSelection =
  | { readonly of: 'products'; readonly selection: ProductSelection }
  | { readonly of: 'variants'; readonly selection: VariantSelection };

/** The rows that a change is for, in their order; one more than the limit where there are too many. */
export async function selectTargets(
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => number },
  chosen: BulkSelection,
  ownMerchantId: string | null,
): Promise<BulkTarget[]> {
  const query =
    chosen.of === 'products'
      ? selectProducts(chosen.selection, now())
      : selectVariants(chosen.selection, ownMerchantId, now());
  const { rows } = await query.execute(db);
  return rows.map(({ id }, index) => ({ line: index + 1, id }));
}
