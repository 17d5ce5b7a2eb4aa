import type { CatalogueVariant } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Variants with the quantity that open checkouts have reserved. */
const selectVariants = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('variants')
    .selectAll('variants')
    .select(
      sql<number>`coalesce((select sum(r.quantity)::integer from stock_reservations r
        where r.variant_id = variants.id and r.expires_at > ${new Date(now)}), 0)`.as('reserved'),
    );

export type StoredVariant = Awaited<
  ReturnType<ReturnType<typeof selectVariants>['executeTakeFirstOrThrow']>
>;

/** The variants of a product, or those of one merchant. */
export const findVariantsOf = (
  db: Kysely<Database>,
  productId: string,
  merchantId: string | null,
  now: number,
): Promise<StoredVariant[]> =>
  selectVariants(db, now)
    .where('product_id', '=', productId)
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId ?? ''))
    .orderBy('position')
    .orderBy('id')
    .execute();

export const readVariant = (
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<StoredVariant | undefined> =>
  selectVariants(db, now).where('variants.id', '=', id).executeTakeFirst();

export function toCatalogueVariant(row: StoredVariant): CatalogueVariant {
  const price = Number(row.price_incl_taxes);
  return {
    id: row.id,
    productId: row.product_id,
    merchantId: row.merchant_id,
    size: row.size,
    scale: row.size_scale,
    position: row.position,
    sku: row.sku,
    externalId: row.external_id,
    currency: row.currency,
    price: row.base_price === null ? price : Number(row.base_price),
    originalPrice: Number(row.price_without_promotion),
    scheduledPrice: row.base_price === null ? null : price,
    quantity: row.quantity,
    reserved: row.reserved,
    version: row.version,
  };
}
