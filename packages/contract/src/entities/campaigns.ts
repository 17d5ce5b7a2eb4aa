import { z } from 'zod';
import { codeId, minorUnits, moment, uuid } from './common.ts';
import { rewardPreview } from './promotions.ts';

export const period = z.object({
  startsAt: moment,
  endsAt: moment,
  status: z.enum(['upcoming', 'running', 'ended']),
});

export const enrollment = z
  .object({
    campaignId: codeId,
    isEnrolled: z.boolean(),
    enrolledAt: moment.nullable(),
  })
  .meta({ id: 'Enrollment' });
export type Enrollment = z.infer<typeof enrollment>;

/** What a shopper has sent to friends, and how far their help has come. */
export const share = z
  .object({
    shareId: uuid,
    path: z.string().meta({ description: 'The page to send', example: '/content/spring?share=…' }),
    boosts: z.int().min(0),
    boostsNeeded: z.int().min(1),
    boosters: z.array(z.object({ name: z.string(), boostedAt: moment })),
    isComplete: z.boolean(),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof share>;

/** What a friend sees after helping. */
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

export const referral = z
  .object({
    id: uuid,
    friend: z.string().meta({ description: 'Their name, masked' }),
    joinedAt: moment,
    status: z.enum(['joined', 'rewarded']),
  })
  .meta({ id: 'Referral' });

export const referralSummary = z
  .object({
    friends: z.int(),
    rewarded: z.int(),
    earned: minorUnits.meta({ description: 'Coupons received for friends, together' }),
    referrals: z.array(referral),
  })
  .meta({ id: 'ReferralSummary' });
export type ReferralSummary = z.infer<typeof referralSummary>;
