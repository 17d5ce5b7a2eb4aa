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

export const findMeasurements = (db: Kysely<Database>, id: string) =>
  db.selectFrom('products').select('measurements').where('id', '=', id).executeTakeFirst();
