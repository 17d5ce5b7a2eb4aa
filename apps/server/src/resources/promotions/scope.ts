import { sql, type Transaction } from 'kysely';
import type { Database, StoredScope } from '../../database/schema.ts';
import type { OrderLine } from '../../pricing/promotion-discount.ts';

/** Finds the products that belong to one of the sets or are below one of the categories. */
async function findProductsInScope(
  trx: Transaction<Database>,
  { setIds = [], categoryIds = [] }: StoredScope,
  productIds: readonly string[],
): Promise<string[]> {
  if (setIds.length + categoryIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from categories where id = any(${categoryIds}::bigint[])
      union
      select child.id from categories child join below on child.parent_id = below.id
    )
    select id::text from products
    where id = any(${productIds}::bigint[]) and category_id in (select id from below)
    union
    select product_id::text from set_products
    where set_id = any(${setIds}::bigint[]) and product_id = any(${productIds}::bigint[])
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** The ids of the lines that a promotion covers, or null for all of them. */
export async function findCoveredLines(
  trx: Transaction<Database>,
  scope: StoredScope | null,
  lines: readonly OrderLine[],
): Promise<string[] | null> {
  if (scope === null) return null;
  const productIds = lines.map(({ productId }) => productId);
  const matches = await findProductsInScope(trx, scope, productIds);
  const products = new Set([...matches, ...(scope.productIds ?? [])]);
  const brands = new Set(scope.brandIds);
  return lines
    .filter(({ productId, brandId }) => products.has(productId) || brands.has(brandId))
    .map(({ id }) => id);
}
