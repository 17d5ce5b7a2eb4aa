import type { ShippingType } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PromisePlace } from '../../delivery/promise-delivery.ts';
import type { StoredShippingOption } from '../../pricing/stored-types.ts';
import { selectPlaceOfBag } from '../addresses/queries.ts';

/** Shoppers find what is sold or was hidden, but no drafts and nothing from the archive. */
const isKnownToShoppers = sql<boolean>`(products.is_online or products.offline_status = 'hidden')`;

interface StoredImageDetail {
  readonly key: string;
  readonly alt: Localised;
}

/** Finds a product, also a hidden one, with its brand and colour. */
export const findProduct = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .leftJoin('colours', 'colours.code', 'products.colour_code')
    .selectAll('products')
    .select(['brands.name as brand_name', 'brands.description as brand_description'])
    .select('colours.name as colour_name')
    .select(
      sql<StoredImageDetail[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'key', key, 'alt', alt)), '[]')
        from product_images where product_id = products.id and alt is not null
      )`.as('image_details'),
    )
    .where('products.id', '=', id)
    .where(isKnownToShoppers)
    .executeTakeFirst();

export type ProductRecord = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export const findVariants = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('variants')
    .innerJoin('merchants', 'merchants.id', 'variants.merchant_id')
    .selectAll('variants')
    .select('merchants.ships_from')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('variants.id')
    .execute();

export type VariantRecord = Awaited<ReturnType<typeof findVariants>>[number];

/** A merchant's shipping options, with the free types and the default place of a bag's owner, if there is a bag. */
export async function findDeliveryTerms(
  db: Kysely<Database>,
  merchantId: string | null,
  bagId: string | null,
  now: number,
) {
  const { rows } = await sql<{
    shipping: StoredShippingOption[];
    free_shipping: ShippingType[];
    place: PromisePlace | null;
  }>`select shipping, free_shipping_of_bag(${bagId}, ${new Date(now)}) as free_shipping,
      (${selectPlaceOfBag(bagId)}) as place
    from merchants where id = ${merchantId}`.execute(db);
  return rows[0] ?? null;
}

export type DeliveryTerms = NonNullable<Awaited<ReturnType<typeof findDeliveryTerms>>>;

/** Finds the measurements with the size scale of the product. */
export const findMeasurements = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('products')
    .leftJoin('variants', 'variants.product_id', 'products.id')
    .select(['products.measurements', 'variants.size_scale'])
    .where('products.id', '=', id)
    .where(isKnownToShoppers)
    .orderBy('variants.position')
    .limit(1)
    .executeTakeFirst();
