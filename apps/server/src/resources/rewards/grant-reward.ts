import type { Reward } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import { findErasedAccountIds } from '../../database/limit-account.ts';
import type { Database } from '../../database/schema.ts';
import { issueCoupon } from '../promotions/issue-coupon.ts';
import { findPackage } from '../promotions/queries.ts';
import { insertTickets } from './lottery-tickets.ts';
import { findRewardDefinition, type RewardDefinitionRow } from './queries.ts';

interface RewardGrant {
  shopperId: string;
  definitionId: string;
  source: Reward['source'];
  /** A reward is granted once for each key. */
  sourceKey: string;
  /** Whether the shopper has to claim it. */
  isClaimRequired?: boolean;
  now: number;
}

/** Delivers a reward at once: a coupon or lottery tickets. A gift has to be ordered instead. */
export async function deliverReward(
  trx: Transaction<Database>,
  rewardId: string,
  definition: RewardDefinitionRow,
  { shopperId, now }: { shopperId: string; now: number },
): Promise<void> {
  if (definition.package_id !== null) {
    const terms = await findPackage(trx, definition.package_id);
    if (terms) await issueCoupon(trx, terms, { shopperId, rewardId, now });
  }
  if (definition.lottery_id !== null) {
    const sourceKeys = Array.from(
      { length: definition.tickets ?? 0 },
      (_, i) => `reward:${rewardId}:${i + 1}`,
    );
    await insertTickets(trx, { lotteryId: definition.lottery_id, shopperId, sourceKeys, now });
  }
}

/** Whether an erased account of the same person was granted this reward. */
async function wasGrantedBefore(
  trx: Transaction<Database>,
  shopperId: string,
  sourceKey: string,
): Promise<boolean> {
  const erased = await findErasedAccountIds(trx, shopperId);
  if (erased.length === 0) return false;
  const granted = await trx
    .selectFrom('rewards')
    .select('id')
    .where('shopper_id', 'in', erased)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  return granted !== undefined;
}

/** Grants a reward, once for its source. Returns its id, or undefined when it was granted before. */
export async function grantReward(
  trx: Transaction<Database>,
  { shopperId, definitionId, source, sourceKey, isClaimRequired = false, now }: RewardGrant,
): Promise<string | undefined> {
  if (await wasGrantedBefore(trx, shopperId, sourceKey)) return undefined;
  const definition = await findRewardDefinition(trx, definitionId);
  const isOrdered = isClaimRequired || definition.kind === 'gift';
  const granted = await trx
    .insertInto('rewards')
    .values({
      shopper_id: shopperId,
      definition_id: definitionId,
      source,
      source_key: sourceKey,
      status: isOrdered ? 'claimable' : 'granted',
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'source_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (granted && !isOrdered) await deliverReward(trx, granted.id, definition, { shopperId, now });
  return granted?.id;
}
