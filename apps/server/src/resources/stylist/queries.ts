import type { Gender } from '@vitrine/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LoginHook } from '../../sessions/on-login.ts';

interface Wish {
  gender: Gender;
  today: string;
  howMany: number;
  without?: readonly string[];
}

/** The newest outfits up to today. */
export const findOutfits = (db: Kysely<Database>, { gender, today, howMany, without = [] }: Wish) =>
  db
    .selectFrom('day_outfits')
    .selectAll()
    .where('gender', '=', gender)
    .where('day', '<=', today)
    .$if(without.length > 0, (query) => query.where('id', 'not in', [...without]))
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(howMany)
    .execute();

export type OutfitRow = Awaited<ReturnType<typeof findOutfits>>[number];

export const findOutfitsById = async (db: Kysely<Database>, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('day_outfits')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
};

/** What the stylist has put together with any of these pieces. */
export const findPairings = (db: Kysely<Database>, productIds: readonly string[]) =>
  db
    .selectFrom('day_outfits')
    .select('product_ids')
    .where(sql<boolean>`product_ids ?| ${sql.val([...productIds])}::text[]`)
    .orderBy('day', 'desc')
    .orderBy('id')
    .execute();

export const findList = (db: Kysely<Database>, id: string, bagId: string) =>
  db
    .selectFrom('outfit_lists')
    .selectAll()
    .where('id', '=', id)
    .where('bag_id', '=', bagId)
    .executeTakeFirst();

/** A guest who signs in goes on with the outfits that were laid out for them. */
export const bringOutfits: LoginHook = async (trx, { guestBagId, shopperBagId }) => {
  await trx
    .updateTable('outfit_lists')
    .set({ bag_id: shopperBagId })
    .where('bag_id', '=', guestBagId)
    .execute();
};
