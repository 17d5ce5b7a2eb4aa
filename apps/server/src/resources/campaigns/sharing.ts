import { chinaDate, chinaDayStart, DAY_MS } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { giveReward } from '../rewards/give.ts';

/** What shoppers send to friends for: the help a share needs, and what it then brings. */
export interface Helping {
  kind: 'campaign' | 'activity';
  subjectId: string;
  needed: number;
  /** How often one shopper may help others a day. */
  perDay: number;
  rewardId: string | null;
}

interface Sharer {
  shopperId: string;
  now: number;
}

export const findShareOf = (
  db: Kysely<Database>,
  { kind, subjectId }: Helping,
  shopperId: string,
) =>
  db
    .selectFrom('shares')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/** The shopper's share of something: made once, and the same ever after. */
export async function openShare(
  trx: Transaction<Database>,
  helping: Helping,
  { shopperId, now }: Sharer,
): Promise<string> {
  await trx
    .insertInto('shares')
    .values({
      kind: helping.kind,
      subject_id: helping.subjectId,
      shopper_id: shopperId,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const share = await findShareOf(trx, helping, shopperId);
  if (!share) throw new Error('a share that was just made is gone');
  return share.id;
}

export const findBoosts = (db: Kysely<Database>, shareId: string) =>
  db
    .selectFrom('boosts')
    .innerJoin('shoppers', 'shoppers.id', 'boosts.shopper_id')
    .select(['shoppers.name', 'boosts.boosted_at', 'boosts.shopper_id'])
    .where('boosts.share_id', '=', shareId)
    .orderBy('boosts.boosted_at')
    .orderBy('boosts.shopper_id')
    .execute();

export type BoostRefusal = 'own-share' | 'already-boosted' | 'boosted-enough' | 'share-complete';

export type BoostResult =
  | { refusal: BoostRefusal; boosts?: undefined }
  | { refusal?: undefined; boosts: number };

async function noteBoost(trx: Transaction<Database>, shareId: string, { shopperId, now }: Sharer) {
  const noted = await trx
    .insertInto('boosts')
    .values({ share_id: shareId, shopper_id: shopperId, boosted_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('share_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** One friend's help. The share's row is locked, so that exactly one help completes it. */
export async function boostShare(
  trx: Transaction<Database>,
  helping: Helping,
  share: { id: string; shopper_id: string },
  friend: Sharer,
): Promise<BoostResult> {
  const { shopperId, now } = friend;
  if (share.shopper_id === shopperId) return { refusal: 'own-share' };
  await trx.selectFrom('shares').select('id').where('id', '=', share.id).forUpdate().execute();
  const before = await findBoosts(trx, share.id);
  if (before.some(({ shopper_id: id }) => id === shopperId)) return { refusal: 'already-boosted' };
  if (before.length >= helping.needed) return { refusal: 'share-complete' };
  const key = `boosts:${helping.kind}:${helping.subjectId}#${shopperId}@${chinaDate(now)}`;
  const endsAt = new Date(chinaDayStart(now) + DAY_MS);
  if (await takeQuotas(trx, [{ key, limit: helping.perDay, endsAt }]))
    return { refusal: 'boosted-enough' };
  if (!(await noteBoost(trx, share.id, friend))) return { refusal: 'already-boosted' };
  const boosts = before.length + 1;
  if (boosts === helping.needed && helping.rewardId !== null)
    await giveReward(trx, {
      shopperId: share.shopper_id,
      definitionId: helping.rewardId,
      source: 'boost',
      sourceKey: `boost:${share.id}`,
      now,
    });
  return { boosts };
}
