import type { Handlers, RewardOrder, tasks } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { orderReward } from './order.ts';
import { findRewardOrders } from './queries.ts';
import { rewardsOf } from './views.ts';

interface RewardDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = Pick<typeof tasks, 'orderReward' | 'listMyRewardOrders'>;

export function rewardOrderHandlers({ db, now }: RewardDeps): Handlers<Calls, CallContexts> {
  async function ordersOf(shopperId: string, language: Language): Promise<RewardOrder[]> {
    const orders = await findRewardOrders(db, shopperId);
    const ids = orders.map(({ reward_id }) => reward_id);
    const rewards = await rewardsOf(db, { shopperId, ids }, language);
    return orders.flatMap(({ id, reward_id, shipping_address, ordered_at }) => {
      const reward = rewards.find((one) => one.id === reward_id);
      if (!reward) return [];
      const addressId = shipping_address?.id ?? null;
      return [{ id, reward, addressId, orderedAt: ordered_at.toISOString() }];
    });
  }

  return {
    async orderReward({ body }, { shopperId, language }) {
      await db.transaction().execute((trx) =>
        orderReward(trx, {
          shopperId,
          rewardId: body.rewardId,
          addressId: body.addressId,
          now: now(),
        }),
      );
      const orders = await ordersOf(shopperId, language);
      const made = orders.find(({ reward }) => reward.id === body.rewardId);
      // What was given at once was never ordered.
      if (!made) throw new ApiError('conflict');
      return made;
    },

    listMyRewardOrders: (_, { shopperId, language }) => ordersOf(shopperId, language),
  };
}
