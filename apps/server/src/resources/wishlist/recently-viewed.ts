import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Products remembered for each shopper. */
export const MAX_VIEWED_PRODUCTS = 50;

/** Finds the products a shopper viewed, the latest first. */
export async function findViewedProductIds(
  db: Kysely<Database>,
  shopperId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('viewed_products')
    .select('product_id')
    .where('shopper_id', '=', shopperId)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Records a viewed product, and deletes the oldest beyond the limit. */
export const addViewedProduct = (
  db: Kysely<Database>,
  shopperId: string,
  productId: string,
  now: number,
) =>
  db.transaction().execute(async (trx) => {
    const viewed_at = new Date(now);
    await trx
      .insertInto('viewed_products')
      .values({ shopper_id: shopperId, product_id: productId, viewed_at })
      .onConflict((conflict) =>
        conflict.columns(['shopper_id', 'product_id']).doUpdateSet({ viewed_at }),
      )
      .execute();
    await trx
      .deleteFrom('viewed_products')
      .where('shopper_id', '=', shopperId)
      .where('product_id', 'in', (eb) =>
        eb
          .selectFrom('viewed_products')
          .select('product_id')
          .where('shopper_id', '=', shopperId)
          .orderBy('viewed_at', 'desc')
          .orderBy('product_id')
          .offset(MAX_VIEWED_PRODUCTS),
      )
      .execute();
  });
