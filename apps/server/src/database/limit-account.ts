import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The account that a shopper's limits are counted for. It is an earlier one when the person erased it and
 * came back, so that erasing an account resets no limit.
 */
export async function findLimitAccountId(db: Kysely<Database>, shopperId: string): Promise<string> {
  const shopper = await db
    .selectFrom('shoppers')
    .select('limit_account_id')
    .where('id', '=', shopperId)
    .executeTakeFirst();
  return shopper?.limit_account_id ?? shopperId;
}

/** The erased accounts of the person who has this account now. */
export async function findErasedAccountIds(
  db: Kysely<Database>,
  shopperId: string,
): Promise<string[]> {
  const first = await findLimitAccountId(db, shopperId);
  if (first === shopperId) return [];
  const rows = await db
    .selectFrom('shoppers')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', first), eb('limit_account_id', '=', first)]))
    .where('id', '!=', shopperId)
    .execute();
  return rows.map(({ id }) => id);
}
