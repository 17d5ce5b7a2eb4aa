import { chinaDayStart, DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import { findErasedAccountIds, findLimitAccountId } from '../../database/limit-account.ts';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { grantReward } from '../rewards/grant-reward.ts';

/** The campaign or activity that friends can boost: how many boosts it needs and the reward for them. */
export interface BoostTarget {
  kind: 'campaign' | 'activity';
  subjectId: string;
  needed: number;
  /** How many boosts one shopper may give a day. */
  perDay: number;
  rewardId: string | null;
}

interface BoostActor {
  shopperId: string;
  now: number;
}

export const findShareOfShopper = (
  db: Kysely<Database>,
  { kind, subjectId }: BoostTarget,
  shopperId: string,
) =>
  db
    .selectFrom('shares')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/** Returns the shopper's share of a campaign or activity, which is created once. */
export async function findOrCreateShare(
  trx: Transaction<Database>,
  target: BoostTarget,
  { shopperId, now }: BoostActor,
): Promise<string> {
  await trx
    .insertInto('shares')
    .values({
      kind: target.kind,
      subject_id: target.subjectId,
      shopper_id: shopperId,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const share = await findShareOfShopper(trx, target, shopperId);
  if (!share) throw new Error('share not found after it was created');
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

export type BoostProblemReason =
  | 'own-share'
  | 'already-boosted'
  | 'boosted-enough'
  | 'share-complete';

export type BoostResult =
  | { reason: BoostProblemReason; boosts?: undefined }
  | { reason?: undefined; boosts: number };

async function insertBoost(
  trx: Transaction<Database>,
  shareId: string,
  { shopperId, now }: BoostActor,
) {
  const inserted = await trx
    .insertInto('boosts')
    .values({ share_id: shareId, shopper_id: shopperId, boosted_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('share_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds one friend's boost. The share's row is locked, so that exactly one boost completes it. */
export async function boostShare(
  trx: Transaction<Database>,
  target: BoostTarget,
  share: { id: string; shopper_id: string },
  friend: BoostActor,
): Promise<BoostResult> {
  const { shopperId, now } = friend;
  if (share.shopper_id === shopperId) return { reason: 'own-share' };
  await trx.selectFrom('shares').select('id').where('id', '=', share.id).forUpdate().execute();
  const boostsBefore = await findBoosts(trx, share.id);
  const accountIds = [shopperId, ...(await findErasedAccountIds(trx, shopperId))];
  if (boostsBefore.some(({ shopper_id: id }) => accountIds.includes(id)))
    return { reason: 'already-boosted' };
  if (boostsBefore.length >= target.needed) return { reason: 'share-complete' };
  const accountId = await findLimitAccountId(trx, shopperId);
  const key = `boosts:${target.kind}:${target.subjectId}#${accountId}@${toChinaIsoDate(now)}`;
  const endsAt = new Date(chinaDayStart(now) + DAY_MS);
  if (await takeQuotas(trx, [{ key, limit: target.perDay, endsAt }]))
    return { reason: 'boosted-enough' };
  if (!(await insertBoost(trx, share.id, friend))) return { reason: 'already-boosted' };
  const boosts = boostsBefore.length + 1;
  if (boosts === target.needed && target.rewardId !== null)
    await grantReward(trx, {
      shopperId: share.shopper_id,
      definitionId: target.rewardId,
      source: 'boost',
      sourceKey: `boost:${share.id}`,
      now,
    });
  return { boosts };
}
