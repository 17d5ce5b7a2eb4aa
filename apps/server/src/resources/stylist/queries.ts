import type { Gender } from '@vitrine/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LogInHook } from '../../sessions/log-in.ts';

interface OutfitQuery {
  gender: Gender;
  today: string;
  howMany: number;
  without?: readonly string[];
}

/** Finds the newest outfits up to today. */
export const findOutfits = (
  db: Kysely<Database>,
  { gender, today, howMany, without = [] }: OutfitQuery,
) =>
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

/** Finds the outfits that contain any of these products. */
export const findPairings = (db: Kysely<Database>, productIds: readonly string[]) =>
  db
    .selectFrom('day_outfits')
    .select('product_ids')
    .where(sql<boolean>`product_ids ?| ${sql.val([...productIds])}::text[]`)
    .orderBy('day', 'desc')
    .orderBy('id')
    .execute();

export const findOutfitList = (db: Kysely<Database>, id: string, bagId: string) =>
  db
    .selectFrom('outfit_lists')
    .selectAll()
    .where('id', '=', id)
    .where('bag_id', '=', bagId)
    .executeTakeFirst();

/** Moves the outfit lists of a guest to the shopper who logs in. */
export const mergeGuestOutfits: LogInHook = async (trx, { guestBagId, shopperBagId }) => {
  await trx
    .updateTable('outfit_lists')
    .set({ bag_id: shopperBagId })
    .where('bag_id', '=', guestBagId)
    .execute();
};
