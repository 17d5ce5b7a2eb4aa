import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, commaList } from '../entities/common.ts';
import {
  promoCode,
  promotion,
  rewardPackage,
  rewardPackageClaim,
  rewardPackageStatus,
} from '../entities/promotions.ts';

const group = 'Promotions';
const PROMOTION_CACHE_SECONDS = 30;

export const promotions = {
  getPromotion: call({
    method: 'GET',
    path: '/api/v1/promotions/{id}',
    group,
    summary: 'A promotion, its terms and its reward packages',
    caller: 'anyone',
    params: z.object({ id: codeId }),
    response: promotion,
    errors: ['not-found'],
    cacheSeconds: PROMOTION_CACHE_SECONDS,
  }),
  listMyRewardPackages: call({
    method: 'GET',
    path: '/api/v1/my/reward-packages',
    group,
    summary: 'Reward packages with their status for the shopper',
    caller: 'shopper',
    query: z.object({
      status: commaList(rewardPackageStatus).optional(),
      'promotion-ids': commaList(codeId).optional(),
    }),
    response: z.array(rewardPackage),
  }),
  claimRewardPackage: call({
    method: 'POST',
    path: '/api/v1/my/reward-package-claims',
    group,
    summary: 'Claims a reward package; its offers become promo codes of the shopper',
    caller: 'shopper',
    body: rewardPackageClaim,
    response: rewardPackage,
    errors: ['not-found', 'conflict'],
  }),
  listMyPromoCodes: call({
    method: 'GET',
    path: '/api/v1/my/promo-codes',
    group,
    summary: 'Promo codes of the shopper, the first to expire first',
    caller: 'shopper',
    response: z.array(promoCode),
  }),
};
