import { calls, type lotteries, type promotions } from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const reader = async ({ newShopper }: World): Promise<Sent> => ({ visitor: await newShopper() });

export const promotionRecipes: Recipes<typeof promotions> = {
  getPromotion: {
    good: () => ({ params: { id: 'spring-early' } }),
    bad: { params: { id: '!' } },
  },
  listMyRewardPackages: { good: reader, bad: { query: { status: 'gone' } } },
  claimRewardPackage: {
    good: async (world) => ({
      ...(await reader(world)),
      body: { rewardPackageId: 'spring-800', rewardPackageSubscriptionId: 'spring-800-cn' },
    }),
    bad: { body: { rewardPackageId: 'spring-800' } },
  },
  listMyPromoCodes: {
    async good(world) {
      const sent = await promotionRecipes.claimRewardPackage.good(world);
      await world.ask(calls.claimRewardPackage, sent);
      return sent.visitor ? { visitor: sent.visitor } : {};
    },
  },
};

const LOTS = { params: { id: 'autumn-lots' } };

export const lotteryRecipes: Recipes<typeof lotteries> = {
  getLottery: { good: () => LOTS, bad: { params: { id: '!' } } },
  drawReward: {
    good: async (world) => ({ ...(await reader(world)), ...LOTS }),
    bad: { params: { id: '!' } },
  },
  listMyLotteryRewards: { good: reader, bad: { query: { 'lottery-id': '!' } } },
};
