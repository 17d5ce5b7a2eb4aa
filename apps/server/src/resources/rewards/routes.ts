import type { Handlers, RewardOrder, tasks } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { listRewards } from './mappers.ts';
import { orderReward } from './order-reward.ts';
import { findRewardOrders } from './queries.ts';

interface RewardDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = Pick<typeof tasks, 'orderReward' | 'listMyRewardOrders'>;

export function rewardHandlers({ db, now }: RewardDeps): Handlers<Calls, HandlerContexts> {
  async function listRewardOrders(shopperId: string, language: Language): Promise<RewardOrder[]> {
    const orders = await findRewardOrders(db, shopperId);
    const ids = orders.map(({ reward_id }) => reward_id);
    const rewards = await listRewards(db, { shopperId, ids }, language);
    return orders.flatMap(({ id, reward_id, shipping_address, ordered_at }) => {
      const reward = rewards.find((candidate) => candidate.id === reward_id);
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
      const orders = await listRewardOrders(shopperId, language);
      const order = orders.find(({ reward }) => reward.id === body.rewardId);
      // A reward that was granted at once has no order.
      if (!order) throw new ApiProblem('conflict');
      return order;
    },

    listMyRewardOrders: (_, { shopperId, language }) => listRewardOrders(shopperId, language),
  };
}
