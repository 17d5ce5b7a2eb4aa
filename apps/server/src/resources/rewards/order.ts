import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findAddress } from '../addresses/queries.ts';
import { chosenAddress } from '../checkout/rules.ts';
import { fulfil } from './give.ts';
import { findDefinition } from './queries.ts';

interface RewardOrdering {
  shopperId: string;
  rewardId: string;
  addressId: string | undefined;
  now: number;
}

/**
 * Claims a reward: a coupon or draws are there at once, a thing is sent. Claiming again changes nothing.
 */
export async function orderReward(trx: Transaction<Database>, asked: RewardOrdering) {
  const { shopperId, rewardId, addressId, now } = asked;
  const reward = await trx
    .selectFrom('rewards')
    .selectAll()
    .where('id', '=', rewardId)
    .where('shopper_id', '=', shopperId)
    .forUpdate()
    .executeTakeFirst();
  if (!reward) throw new ApiError('not-found');
  if (reward.status !== 'claimable') return;
  const address = addressId && (await findAddress(trx, shopperId, addressId));
  if (addressId && !address) throw new ApiError('not-found');
  const definition = await findDefinition(trx, reward.definition_id);
  const isThing = definition.kind === 'gift';
  await trx
    .insertInto('reward_orders')
    .values({
      reward_id: rewardId,
      shopper_id: shopperId,
      shipping_address: isThing && address ? JSON.stringify(chosenAddress(address)) : null,
      ordered_at: new Date(now),
    })
    .execute();
  await trx
    .updateTable('rewards')
    .set({ status: isThing ? 'to-ship' : 'granted' })
    .where('id', '=', rewardId)
    .execute();
  await fulfil(trx, rewardId, definition, { shopperId, now });
}
