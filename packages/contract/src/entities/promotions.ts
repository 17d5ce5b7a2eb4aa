import { z } from 'zod';
import { codeId, minorUnits, moment, uuid } from './common.ts';

/** Where a reward package stands for the shopper who asks. */
export const rewardPackageStatus = z.enum(['available', 'claimable', 'claimed', 'expired']);
export type RewardPackageStatus = z.infer<typeof rewardPackageStatus>;

const minValue = minorUnits.meta({ description: 'What must be spent, in minor units; 0 for any' });
const currencyCode = z.string().meta({ example: 'CNY' });

export const promoOffer = z
  .object({
    offerMoneyOff: z.object({ discountValue: minorUnits, currencyCode, minValue }).optional(),
    offerPercentOff: z
      .object({
        discountPercentage: z.int().min(1).max(99).meta({ description: '15 takes 15 % off' }),
        currencyCode,
        minValue,
      })
      .optional(),
    offerPercentOffShipping: z.object({ currencyCode, minValue }).optional(),
  })
  .meta({ id: 'PromoOffer', description: 'One of the three' });
export type PromoOffer = z.infer<typeof promoOffer>;

export const rewardPackage = z
  .object({
    id: codeId,
    promotionId: codeId,
    name: z.string(),
    description: z.string().meta({ description: 'What it is for, in words' }),
    status: rewardPackageStatus,
    opensAt: moment
      .nullable()
      .meta({ description: 'When it can next be claimed, if that is later' }),
    validFrom: moment,
    validTo: moment,
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
    validFrom: moment,
    validTo: moment,
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
    startsAt: moment,
    endsAt: moment,
    rewardPackageIds: z.array(codeId),
  })
  .meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof promotion>;

/** What somebody is given for taking part: a coupon, draws of a lottery, or a thing. */
export const reward = z
  .object({
    id: uuid,
    kind: z.enum(['coupon', 'tickets', 'gift']),
    name: z.string(),
    description: z.string(),
    source: z.enum(['lottery', 'task', 'activity', 'boost', 'referral', 'spending']),
    status: z.enum(['claimable', 'granted', 'to-ship', 'shipped']),
    receivedAt: moment,
    promoCodes: z.array(z.string()).meta({ description: 'Of a coupon, once it is granted' }),
  })
  .meta({ id: 'Reward' });
export type Reward = z.infer<typeof reward>;

/** A reward in words, before anybody has it. */
export const rewardPreview = z.object({
  kind: reward.shape.kind,
  name: z.string(),
  description: z.string(),
});
