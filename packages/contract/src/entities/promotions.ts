import { z } from 'zod';
import { codeId, minorUnits, utcDateTime, uuid } from './common.ts';

/** The status of a reward package for the calling shopper. */
export const rewardPackageStatus = z.enum(['available', 'claimable', 'claimed', 'expired']);
export type RewardPackageStatus = z.infer<typeof rewardPackageStatus>;

const minValue = minorUnits.meta({ description: 'Minimum spending in minor units; 0: none' });
const currencyCode = z.string().meta({ example: 'CNY' });

export const promoOffer = z
  .object({
    offerMoneyOff: z.object({ discountValue: minorUnits, currencyCode, minValue }).optional(),
    offerPercentOff: z
      .object({
        discountPercentage: z.int().min(1).max(99).meta({ description: '15 means 15 % off' }),
        currencyCode,
        minValue,
      })
      .optional(),
    offerPercentOffShipping: z.object({ currencyCode, minValue }).optional(),
  })
  .meta({ id: 'PromoOffer', description: 'Exactly one of the three offers' });
export type PromoOffer = z.infer<typeof promoOffer>;

export const rewardPackage = z
  .object({
    id: codeId,
    promotionId: codeId,
    name: z.string(),
    description: z.string().meta({ description: 'Description for shoppers' }),
    status: rewardPackageStatus,
    opensAt: utcDateTime
      .nullable()
      .meta({ description: 'When it can be claimed, if that is in the future' }),
    validFrom: utcDateTime,
    validTo: utcDateTime,
    isUsed: z.boolean(),
    subscription: z.object({ id: codeId }),
    promoOffers: z.array(promoOffer).min(1),
  })
  .meta({ id: 'RewardPackage' });
export type RewardPackage = z.infer<typeof rewardPackage>;

export const rewardPackageClaim = z.object({
  rewardPackageId: codeId,
  rewardPackageSubscriptionId: codeId,
});

export const promoCode = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    status: z.enum(['upcoming', 'usable', 'reserved', 'used', 'expired']),
    validFrom: utcDateTime,
    validTo: utcDateTime,
    promoOffers: z.array(promoOffer).min(1),
    rewardPackageId: codeId.nullable(),
  })
  .meta({ id: 'PromoCode' });
export type PromoCode = z.infer<typeof promoCode>;

export const promotion = z
  .object({
    id: codeId,
    name: z.string(),
    description: z.string(),
    terms: z.array(z.string()),
    status: z.enum(['upcoming', 'running', 'ended']),
    startsAt: utcDateTime,
    endsAt: utcDateTime,
    rewardPackageIds: z.array(codeId),
  })
  .meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof promotion>;

/** A reward for taking part: a coupon, lottery tickets, or a gift. */
export const reward = z
  .object({
    id: uuid,
    kind: z.enum(['coupon', 'tickets', 'gift']),
    name: z.string(),
    description: z.string(),
    source: z.enum(['lottery', 'task', 'activity', 'boost', 'referral', 'spending', 'membership']),
    status: z.enum(['claimable', 'granted', 'to-ship', 'shipped']),
    receivedAt: utcDateTime,
    promoCodes: z.array(z.string()).meta({ description: 'For a granted coupon' }),
  })
  .meta({ id: 'Reward' });
export type Reward = z.infer<typeof reward>;

/** The description of a reward before it is earned. */
export const rewardPreview = z.object({
  kind: reward.shape.kind,
  name: z.string(),
  description: z.string(),
});
