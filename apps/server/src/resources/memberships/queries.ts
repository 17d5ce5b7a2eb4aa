import { type Kysely, sql } from 'kysely';
import type { BenefitTerms, Database } from '../../database/schema.ts';
import type { Spend } from './rules.ts';

interface SpendEntry {
  shopperId: string;
  /** `order:100001` for a purchase, or `refund:…` with a negative amount. Each reference counts once. */
  reference: string;
  amount: number;
  now: number;
}

/** All tiers from the lowest to the highest. */
export async function findTiers(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('membership_tiers')
    .selectAll()
    .where('archived_at', 'is', null)
    .orderBy('from_amount')
    .execute();
  return rows.map(({ code, name, from_amount, window_days }) => ({
    code,
    name,
    from: Number(from_amount),
    windowDays: window_days,
  }));
}

export type TierRecord = Awaited<ReturnType<typeof findTiers>>[number];

/** The benefits that each tier adds, with their terms at that tier. */
export const findTierBenefits = (db: Kysely<Database>) =>
  db
    .selectFrom('tier_benefits')
    .innerJoin('benefits', 'benefits.code', 'tier_benefits.benefit_code')
    .select(['tier_benefits.tier_code as tier', 'tier_benefits.terms'])
    .select(['benefits.code', 'benefits.name', 'benefits.description'])
    .orderBy('tier_benefits.position')
    .orderBy('benefits.code')
    .execute();

export type TierBenefitRecord = Awaited<ReturnType<typeof findTierBenefits>>[number];

/** The spending of a shopper, newest first. */
export async function findSpends(db: Kysely<Database>, shopperId: string): Promise<Spend[]> {
  const rows = await db
    .selectFrom('shopper_spends')
    .select(['amount', 'spent_at'])
    .where('shopper_id', '=', shopperId)
    .orderBy('spent_at', 'desc')
    .execute();
  return rows.map(({ amount, spent_at }) => ({
    amount: Number(amount),
    spentAt: spent_at.getTime(),
  }));
}

/** Sets the tiers that members have earned, and returns how many changed. */
export async function updateTiers(
  db: Kysely<Database>,
  shopperIds: readonly string[],
  now: number,
): Promise<number> {
  const ids = sql.val([...shopperIds]);
  const { rows } = await sql`select update_tiers(${ids}::bigint[], ${new Date(now)})`.execute(db);
  return rows.length;
}

/** The statement that adds a purchase or refund to the shopper's spending and updates their tier. */
export const compileSpend = (
  trx: Kysely<Database>,
  { shopperId, reference, amount, now }: SpendEntry,
) => sql`select record_spend(${shopperId}, ${reference}, ${amount}, ${new Date(now)})`.compile(trx);

export const recordSpend = async (trx: Kysely<Database>, entry: SpendEntry): Promise<void> =>
  void (await trx.executeQuery(compileSpend(trx, entry)));

/** Takes a refund of an order off the shopper's spending, where the order was money. */
export async function recordRefundedSpend(
  trx: Kysely<Database>,
  { is_test, shopper_id }: { readonly is_test: boolean; readonly shopper_id: string },
  { reference, amount, now }: Pick<SpendEntry, 'reference' | 'amount' | 'now'>,
): Promise<void> {
  if (is_test) return;
  const refund = { reference: `refund:${reference}`, shopperId: shopper_id, amount: -amount, now };
  await recordSpend(trx, refund);
}

/** Makes a shopper a member at the tier that they have earned. */
export async function joinMembership(
  db: Kysely<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('shoppers')
    .set({ tier_joined_at: new Date(now) })
    .where('id', '=', shopperId)
    .where('tier_joined_at', 'is', null)
    .execute();
  await updateTiers(db, [shopperId], now);
}

/** Members above the lowest tier after this id: only they can lose one. */
export const findMembersAfter = async (
  db: Kysely<Database>,
  afterId: string,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from shoppers
    where tier in (select code from membership_tiers where from_amount > 0) and id > ${afterId}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

export const findMember = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .select(['role', 'role_until', 'tier', 'tier_joined_at', 'former_tier', 'tier_changed_at'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();

export type MemberRecord = Awaited<ReturnType<typeof findMember>>;

/** Personal benefits that have not expired. */
export const findPersonalBenefits = (db: Kysely<Database>, shopperId: string, now: number) =>
  db
    .selectFrom('shopper_benefits')
    .select(['code', 'expires_at'])
    .where('shopper_id', '=', shopperId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now))]))
    .orderBy('code')
    .execute();

/** The benefits of a shopper's tier, of the tiers below it, and personal ones. */
export const findHeldBenefits = (db: Kysely<Database>, shopperId: string, now: number) =>
  db
    .selectFrom(
      sql<{ code: string; terms: BenefitTerms }>`held_benefits(${shopperId}, ${new Date(now)})`.as(
        'held',
      ),
    )
    .innerJoin('benefits', 'benefits.code', 'held.code')
    .select(['held.code', 'held.terms'])
    .select(['benefits.kind', 'benefits.name', 'benefits.description'])
    .orderBy('held.code')
    .execute();

export type HeldBenefit = Awaited<ReturnType<typeof findHeldBenefits>>[number];
