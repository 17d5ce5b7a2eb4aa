import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How many products are remembered for a shopper. */
export const MAX_VIEWED = 50;

/** What a shopper looked at, the latest first. */
export async function findViewed(
  db: Kysely<Database>,
  shopperId: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('viewed_products')
    .select('product_id')
    .where('shopper_id', '=', shopperId)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id')
    .limit(most)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Remembers a look, and forgets those of long ago. */
export const addViewed = (
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
          .offset(MAX_VIEWED),
      )
      .execute();
  });
