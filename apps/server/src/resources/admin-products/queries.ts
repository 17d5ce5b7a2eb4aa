import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const selectStoredProduct = (db: Kysely<Database>, id: string) =>
  db.selectFrom('products').selectAll().where('id', '=', id);

export type StoredProduct = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectStoredProduct>['executeTakeFirst']>>
>;

/** A product; for staff of a merchant, only one that their merchant sells. */
export const findStoredProduct = (
  db: Kysely<Database>,
  id: string,
  merchantId: string | null,
): Promise<StoredProduct | undefined> =>
  selectStoredProduct(db, id)
    .$if(merchantId !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from variants where product_id = products.id and merchant_id = ${merchantId})`,
      ),
    )
    .executeTakeFirst();

/** Locks a product, so that it changes once at a time. */
export const lockProduct = (db: Kysely<Database>, id: string): Promise<StoredProduct | undefined> =>
  selectStoredProduct(db, id).forNoKeyUpdate().executeTakeFirst();

export async function findAttributeCodes(
  db: Kysely<Database>,
  productId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('product_attributes')
    .select('attribute_code')
    .where('product_id', '=', productId)
    .orderBy('attribute_code')
    .execute();
  return rows.map(({ attribute_code }) => attribute_code);
}

/** What is known of the images of a product, also of those that were taken off it. */
export const findImages = (db: Kysely<Database>, productId: string) =>
  db.selectFrom('product_images').selectAll().where('product_id', '=', productId).execute();

export type StoredImage = Awaited<ReturnType<typeof findImages>>[number];
