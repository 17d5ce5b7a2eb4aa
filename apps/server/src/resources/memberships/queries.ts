import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { TIER_WINDOW_MS, tierFor } from './rules.ts';

interface Spend {
  shopperId: string;
  /** What it is for: `order:100001`, or `refund:…` with an amount below zero. Counts once. */
  reference: string;
  amount: number;
  now: number;
}

/** A purchase that stands. An order that was cancelled was given back whole, and earns nobody anything. */
export const isPurchase = (spends: string) => sql<boolean>`${sql.ref(`${spends}.amount`)} > 0
  and not exists (select from shopper_spends back
    where back.reference = 'refund:' || ${sql.ref(`${spends}.reference`)})`;

/** What the shopper has spent lately, in fen. Refunds may make it less than nothing for a while. */
export async function findSpent(
  db: Kysely<Database>,
  shopperId: string,
  now: number,
): Promise<number> {
  const { spent } = await db
    .selectFrom('shopper_spends')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('spent'))
    .where('shopper_id', '=', shopperId)
    .where('spent_at', '>', new Date(now - TIER_WINDOW_MS))
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(spent));
}

/** Counts a purchase towards the tier of a member. Part of the transaction in which it is paid. */
export async function countSpend(
  trx: Kysely<Database>,
  { shopperId, reference, amount, now }: Spend,
): Promise<void> {
  await trx
    .insertInto('shopper_spends')
    .values({ shopper_id: shopperId, reference, amount, spent_at: new Date(now) })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  await trx
    .updateTable('shoppers')
    .set({ tier: tierFor(await findSpent(trx, shopperId, now)) })
    .where('id', '=', shopperId)
    .where('tier_joined_at', 'is not', null)
    .execute();
}

/** Makes a member of a shopper who is none, at the tier that was earned. */
export async function join(db: Kysely<Database>, shopperId: string, now: number): Promise<void> {
  const tier = tierFor(await findSpent(db, shopperId, now));
  await db
    .updateTable('shoppers')
    .set((eb) => ({
      tier,
      tier_joined_at: eb.fn.coalesce('tier_joined_at', eb.val(new Date(now))),
    }))
    .where('id', '=', shopperId)
    .execute();
}

export const findMember = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .select(['role', 'tier', 'tier_joined_at'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();

/** Benefits that were given in person, and are not over. */
export const findGiven = (db: Kysely<Database>, shopperId: string, now: number) =>
  db
    .selectFrom('shopper_benefits')
    .select(['code', 'expires_at'])
    .where('shopper_id', '=', shopperId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now))]))
    .orderBy('code')
    .execute();
