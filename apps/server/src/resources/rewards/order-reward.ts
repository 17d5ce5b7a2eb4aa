import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import { findAddress } from '../addresses/queries.ts';
import { toStoredAddress } from '../checkout/rules.ts';
import { deliverReward } from './grant-reward.ts';
import { findRewardDefinition } from './queries.ts';

interface RewardOrderRequest {
  shopperId: string;
  rewardId: string;
  addressId: string | undefined;
  now: number;
}

/**
 * Claims a reward: coupons and tickets are delivered at once, a gift is sent. Repeating it changes
 * nothing.
 */
export async function orderReward(trx: Transaction<Database>, request: RewardOrderRequest) {
  const { shopperId, rewardId, addressId, now } = request;
  const reward = await trx
    .selectFrom('rewards')
    .selectAll()
    .where('id', '=', rewardId)
    .where('shopper_id', '=', shopperId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (reward.status !== 'claimable') return;
  const address = addressId && (await findAddress(trx, shopperId, addressId));
  if (addressId && !address) throw new ApiProblem('not-found');
  const definition = await findRewardDefinition(trx, reward.definition_id);
  const isGift = definition.kind === 'gift';
  await trx
    .insertInto('reward_orders')
    .values({
      reward_id: rewardId,
      shopper_id: shopperId,
      shipping_address: isGift && address ? JSON.stringify(toStoredAddress(address)) : null,
      ordered_at: new Date(now),
    })
    .execute();
  await trx
    .updateTable('rewards')
    .set({ status: isGift ? 'to-ship' : 'granted' })
    .where('id', '=', rewardId)
    .execute();
  await deliverReward(trx, rewardId, definition, { shopperId, now });
}
