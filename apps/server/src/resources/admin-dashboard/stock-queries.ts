import type { Dashboard } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { AVAILABLE, isAlarming, isOfLevel, joinReserved } from '../../stock/stock-levels.ts';

const MAX_LISTED = 10;

interface AlarmRow {
  readonly productId: string;
  readonly variantId: string;
  readonly merchantId: string;
  readonly sku: string;
  readonly brand: string;
  readonly description: Localised;
  readonly size: string;
  readonly quantity: number;
  readonly available: number;
}

/** The variants on sale that are low or sold out, less what open checkouts have reserved. */
const selectLow = (merchantId: string | null, now: number) => sql`
  select v.id, v.product_id, v.merchant_id, v.sku, v.size, v.quantity, p.sold_last_week,
    p.brand_id, p.short_description, ${AVAILABLE} as available
  from variants v
  join products p on p.id = v.product_id and p.is_online
  ${joinReserved(now)}
  where ${isAlarming(AVAILABLE)}
    and ${merchantId === null ? sql`true` : sql`v.merchant_id = ${merchantId}::bigint`}`;

const LEFT = sql.ref<number>('available');

/** Counts the variants that are low or sold out, and lists those whose products sell best. */
export async function findStockAlarms(
  db: Kysely<Database>,
  { merchantId, now }: { readonly merchantId: string | null; readonly now: number },
) {
  const { rows } = await sql<
    Omit<NonNullable<Dashboard['stock']>, 'variants'> & { variants: AlarmRow[] | null }
  >`
    with low as materialized (${selectLow(merchantId, now)}),
    listed as (select low.*, brands.name as brand from low join brands on brands.id = brand_id
      order by (available < 0) desc, sold_last_week desc, available, low.id limit ${MAX_LISTED})
    select (count(*) filter (where ${isOfLevel('low', LEFT)}))::int as low,
      (count(*) filter (where ${isOfLevel('sold-out', LEFT)}))::int as "soldOut",
      (count(*) filter (where ${isOfLevel('over-reserved', LEFT)}))::int as negative,
      (select json_agg(json_build_object('productId', product_id::text, 'variantId', id::text,
        'merchantId', merchant_id::text, 'sku', sku, 'brand', brand, 'size', size,
        'description', short_description, 'quantity', quantity, 'available', available))
        from listed) as variants
    from low`.execute(db);
  const { low = 0, soldOut = 0, negative = 0, variants } = rows[0] ?? {};
  return { low, soldOut, negative, variants: variants ?? [] };
}
