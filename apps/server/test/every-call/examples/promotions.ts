import { calls, type lotteries, type promotions } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const forNewShopper = async ({ newShopper }: EveryCallFixture): Promise<CallInput> => ({
  visitor: await newShopper(),
});

export const promotionExamples: CallExamples<typeof promotions> = {
  getPromotion: {
    valid: () => ({ params: { id: 'spring-early' } }),
    invalid: { params: { id: '!' } },
  },
  listMyRewardPackages: { valid: forNewShopper, invalid: { query: { status: 'gone' } } },
  claimRewardPackage: {
    valid: async (fixture) => ({
      ...(await forNewShopper(fixture)),
      body: { rewardPackageId: 'spring-800', rewardPackageSubscriptionId: 'spring-800-cn' },
    }),
    invalid: { body: { rewardPackageId: 'spring-800' } },
  },
  listMyPromoCodes: {
    async valid(fixture) {
      const sent = await promotionExamples.claimRewardPackage.valid(fixture);
      await fixture.ask(calls.claimRewardPackage, sent);
      return sent.visitor ? { visitor: sent.visitor } : {};
    },
  },
};

const LOTTERY = { params: { id: 'autumn-lots' } };

export const lotteryExamples: CallExamples<typeof lotteries> = {
  getLottery: { valid: () => LOTTERY, invalid: { params: { id: '!' } } },
  drawReward: {
    valid: async (fixture) => ({ ...(await forNewShopper(fixture)), ...LOTTERY }),
    invalid: { params: { id: '!' } },
  },
  listMyLotteryRewards: { valid: forNewShopper, invalid: { query: { 'lottery-id': '!' } } },
};
