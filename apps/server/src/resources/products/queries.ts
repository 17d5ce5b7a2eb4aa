import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** One product, offline or not, with the names around it. */
export const findProduct = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('colours', 'colours.code', 'products.colour_code')
    .selectAll('products')
    .select(['brands.name as brand_name', 'brands.description as brand_description'])
    .select('colours.name as colour_name')
    .where('products.id', '=', id)
    .executeTakeFirst();

export type ProductRecord = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export const findVariants = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export type VariantRecord = Awaited<ReturnType<typeof findVariants>>[number];

/** The measurements with the scale that the sizes of this product are told in. */
export const findMeasurements = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('products')
    .leftJoin('variants', 'variants.product_id', 'products.id')
    .select(['products.measurements', 'variants.size_scale'])
    .where('products.id', '=', id)
    .orderBy('variants.position')
    .limit(1)
    .executeTakeFirst();
