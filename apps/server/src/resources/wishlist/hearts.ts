import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LoginHook } from '../../sessions/on-login.ts';

/** More than anybody scrolls through; a list that grows for ever is somebody's script. */
export const MAX_HEARTS = 200;

/** Every heart of a bag's owner, the latest first. */
export async function findHearts(db: Kysely<Database>, bagId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('bag_id', '=', bagId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Keeps the latest hearts, when there are too many. */
const trim = (trx: Kysely<Database>, bagId: string) =>
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
        .offset(MAX_HEARTS),
    )
    .execute();

/** Gives a heart; one that is there keeps its place. */
export const addHeart = (db: Kysely<Database>, bagId: string, productId: string, now: number) =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('wishlist_items')
      .values({ bag_id: bagId, product_id: productId, added_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trim(trx, bagId);
  });

export const removeHeart = (db: Kysely<Database>, bagId: string, productId: string) =>
  db
    .deleteFrom('wishlist_items')
    .where('bag_id', '=', bagId)
    .where('product_id', '=', productId)
    .execute();

/** Moves every heart from one owner to another; where both gave one, the earlier stays. */
export async function mergeHearts(trx: Transaction<Database>, from: string, to: string) {
  if (from === to) return;
  const moved = trx.selectFrom('wishlist_items').where('bag_id', '=', from);
  await trx
    .insertInto('wishlist_items')
    .columns(['bag_id', 'product_id', 'added_at'])
    .expression(moved.select((eb) => [eb.val(to).as('bag_id'), 'product_id', 'added_at']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('wishlist_items').where('bag_id', '=', from).execute();
  await trim(trx, to);
}

/** A guest who signs in keeps their hearts. */
export const bringHearts: LoginHook = (trx, { guestBagId, shopperBagId }) =>
  mergeHearts(trx, guestBagId, shopperBagId);
