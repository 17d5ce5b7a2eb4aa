import type { Localised } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CheckedRow } from './check-row.ts';

/** A product as it is before the batch. */
export interface StoredProduct {
  readonly id: string;
  readonly external_id: string;
  readonly short_description: Localised;
  readonly description: Localised;
  readonly made_in: Localised;
  readonly image_keys: readonly string[];
  readonly is_online: boolean;
  readonly attributes: readonly string[];
}

/** A variant as it is before the batch. */
export interface StoredVariant {
  readonly id: string;
  readonly product_id: string;
  readonly merchant_id: string;
  readonly sku: string;
  readonly external_id: string | null;
  readonly size: string;
  readonly size_scale: string;
  readonly position: number;
  readonly price_incl_taxes: string;
  readonly price_without_promotion: string;
  readonly base_price: string | null;
  readonly quantity: number;
}

export interface StoredRows {
  readonly products: ReadonlyMap<string, StoredProduct>;
  /** The variants that the rows name, and all those of their products. */
  readonly variants: readonly StoredVariant[];
}

const findProducts = (db: Kysely<Database>, externalIds: readonly string[]) =>
  sql<StoredProduct>`
    select id, external_id, short_description, description, made_in, image_keys, is_online,
      array(select attribute_code from product_attributes where product_id = products.id) as attributes
    from products where external_id = any(${sql.val([...externalIds])}::text[])
    order by id for no key update`.execute(db);

const findVariants = (
  db: Kysely<Database>,
  productIds: readonly string[],
  rows: readonly CheckedRow[],
) => {
  const named = rows.filter(({ values, merchantId }) => values.sku !== undefined && merchantId);
  const merchants = named.map(({ merchantId }) => merchantId);
  const skus = named.map(({ values }) => values.sku);
  const externalIds = named.map(({ values }) => values.variant_id ?? null);
  return sql<StoredVariant>`
    select id, product_id, merchant_id, sku, external_id, size, size_scale, position,
      price_incl_taxes, price_without_promotion, base_price, quantity
    from variants
    where id in (
      select v.id from unnest(${sql.val(merchants)}::bigint[], ${sql.val(skus)}::text[]) as named (merchant_id, sku)
      join variants v using (merchant_id, sku)
      union
      select v.id
      from unnest(${sql.val(merchants)}::bigint[], ${sql.val(externalIds)}::text[]) as named (merchant_id, external_id)
      join variants v using (merchant_id, external_id)
      union select id from variants where product_id = any(${sql.val([...productIds])}::bigint[])
    )
    order by id for no key update`.execute(db);
};

/** Reads and locks what the rows of a batch may change, in the order in which checkouts lock variants. */
export async function loadStoredRows(
  db: Kysely<Database>,
  rows: readonly CheckedRow[],
): Promise<StoredRows> {
  const named = [...new Set(rows.flatMap(({ values }) => values.product ?? []))];
  const products = named.length > 0 ? (await findProducts(db, named)).rows : [];
  const variants = await findVariants(
    db,
    products.map(({ id }) => id),
    rows,
  );
  return {
    products: new Map(products.map((row) => [row.external_id, row])),
    variants: variants.rows,
  };
}
