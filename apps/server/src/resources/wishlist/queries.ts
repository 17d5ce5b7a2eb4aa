import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LogInHook } from '../../sessions/log-in.ts';

/** Limits abuse by scripts; shoppers need fewer. */
export const MAX_WISHLIST_ITEMS = 200;

/** Finds the products of a wishlist, the latest first. */
export async function findWishlist(db: Kysely<Database>, bagId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('bag_id', '=', bagId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

const deleteOldestItems = (trx: Kysely<Database>, bagId: string) =>
  trx
    .deleteFrom('wishlist_items')
    .where('bag_id', '=', bagId)
    .where('product_id', 'in', (eb) =>
      eb
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('bag_id', '=', bagId)
        .orderBy('added_at', 'desc')
        .orderBy('product_id')
        .offset(MAX_WISHLIST_ITEMS),
    )
    .execute();

/** Adds a product; one that is already there keeps its position. */
export const addWishlistItem = (
  db: Kysely<Database>,
  bagId: string,
  productId: string,
  now: number,
) =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('wishlist_items')
      .values({ bag_id: bagId, product_id: productId, added_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await deleteOldestItems(trx, bagId);
  });

export const removeWishlistItem = (db: Kysely<Database>, bagId: string, productId: string) =>
  db
    .deleteFrom('wishlist_items')
    .where('bag_id', '=', bagId)
    .where('product_id', '=', productId)
    .execute();

/** Moves all items to another wishlist. Items that it already contains stay unchanged. */
export async function moveWishlistItems(trx: Transaction<Database>, from: string, to: string) {
  if (from === to) return;
  const moved = trx.selectFrom('wishlist_items').where('bag_id', '=', from);
  await trx
    .insertInto('wishlist_items')
    .columns(['bag_id', 'product_id', 'added_at'])
    .expression(moved.select((eb) => [eb.val(to).as('bag_id'), 'product_id', 'added_at']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('wishlist_items').where('bag_id', '=', from).execute();
  await deleteOldestItems(trx, to);
}

/** Moves the wishlist of a guest to the shopper who logs in. */
export const mergeGuestWishlist: LogInHook = (trx, { guestBagId, shopperBagId }) =>
  moveWishlistItems(trx, guestBagId, shopperBagId);
