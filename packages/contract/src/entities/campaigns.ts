import { z } from 'zod';
import { codeId, minorUnits, utcDateTime, uuid } from './common.ts';
import { rewardPreview } from './promotions.ts';

export const period = z.object({
  startsAt: utcDateTime,
  endsAt: utcDateTime,
  status: z.enum(['upcoming', 'running', 'ended']),
});

export const enrollment = z
  .object({
    campaignId: codeId,
    isEnrolled: z.boolean(),
    enrolledAt: utcDateTime.nullable(),
  })
  .meta({ id: 'Enrollment' });
export type Enrollment = z.infer<typeof enrollment>;

/** A share that a shopper has sent to friends, with the boosts received so far. */
export const share = z
  .object({
    shareId: uuid,
    path: z
      .string()
      .meta({ description: 'The URL path to share', example: '/content/spring?share=…' }),
    boosts: z.int().min(0),
    boostsNeeded: z.int().min(1),
    boosters: z.array(z.object({ name: z.string(), boostedAt: utcDateTime })),
    isComplete: z.boolean(),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof share>;

/** The result that a friend sees after boosting. */
export const boost = share
  .pick({ shareId: true, boosts: true, boostsNeeded: true, isComplete: true })
  .meta({ id: 'Boost' });
export type Boost = z.infer<typeof boost>;

export const myCampaign = z
  .object({
    id: codeId,
    name: z.string(),
    description: z.string(),
    ...period.shape,
    enrollment,
    share: share.nullable(),
    reward: rewardPreview.nullable(),
  })
  .meta({ id: 'MyCampaign' });
export type MyCampaign = z.infer<typeof myCampaign>;

export const referralToken = z
  .object({
    token: z.string().meta({ example: 'BC7K-2M9P' }),
    path: z.string(),
    friendReward: rewardPreview.nullable(),
    ownReward: rewardPreview.nullable(),
    rewardsOn: z.enum(['joining', 'first-order']),
  })
  .meta({ id: 'ReferralToken' });
export type ReferralToken = z.infer<typeof referralToken>;

export const invitation = z
  .object({ friendReward: rewardPreview.nullable() })
  .meta({ id: 'Invitation' });

export const referral = z
  .object({
    id: uuid,
    friend: z.string().meta({ description: 'Masked name' }),
    joinedAt: utcDateTime,
    status: z.enum(['joined', 'rewarded']),
  })
  .meta({ id: 'Referral' });

export const referralSummary = z
  .object({
    friends: z.int(),
    rewarded: z.int(),
    earned: minorUnits.meta({ description: 'Total value of the coupons earned for friends' }),
    referrals: z.array(referral),
  })
  .meta({ id: 'ReferralSummary' });
export type ReferralSummary = z.infer<typeof referralSummary>;
