import { z } from 'zod';
import { codeId } from '../../../entities/common.ts';
import { draftText, fieldRule, limitOrNone, plannedTime, positionInList } from '../managed.ts';
import { shopPath } from '../search-words.ts';

const goal = z.int().min(1).max(1_000);
const boostsPerDay = z.int().min(1).max(1_000).default(3);
const period = { startsAt: plannedTime, endsAt: plannedTime };
const optionalId = codeId.nullable().default(null);

interface Period {
  startsAt: string;
  endsAt: string;
}
const isInOrder = ({ startsAt, endsAt }: Period) => endsAt > startsAt;
const PERIOD_RULE = fieldRule('endsAt', 'must be after startsAt');

/** Something that a shopper does: clock in, share, have friends help, or read a page. */
export const activityFields = z.object({
  ...period,
  type: z.literal('activity'),
  id: codeId,
  kind: z.enum(['clock-in', 'sharing', 'boost', 'page-view']),
  name: draftText(60),
  path: shopPath,
  goal: goal.default(1),
  minSeconds: z.int().min(0).max(3_600).default(0),
  boostsPerDay,
  rewardId: optionalId.meta({ description: 'For each time' }),
  goalRewardId: optionalId.meta({ description: 'For reaching the goal' }),
});
export const activityInput = activityFields.refine(isInOrder, PERIOD_RULE);

export const taskGroupFields = z.object({
  ...period,
  type: z.literal('task-group'),
  id: codeId,
  name: draftText(60),
  renews: z.enum(['daily', 'weekly', 'never']),
  clockInId: optionalId,
  position: positionInList,
});
export const taskGroupInput = taskGroupFields.refine(isInOrder, PERIOD_RULE);

export const taskFields = z.object({
  type: z.literal('task'),
  id: codeId,
  groupId: codeId,
  kind: z.enum(['clock-in', 'sharing', 'boost', 'page-view', 'order', 'questionnaire']),
  name: draftText(60),
  description: draftText(500),
  path: shopPath.nullable().default(null),
  activityId: optionalId,
  questionnaireId: optionalId,
  goal,
  rewardId: optionalId,
  position: positionInList,
});
export const taskInput = taskFields
  .refine(
    ({ kind, activityId }) =>
      (kind !== 'order' && kind !== 'questionnaire') === (activityId !== null),
    fieldRule('activityId', 'is needed for what is done, and for nothing else'),
  )
  .refine(
    ({ kind, questionnaireId }) => (kind === 'questionnaire') === (questionnaireId !== null),
    fieldRule('questionnaireId', 'is needed for a questionnaire, and for nothing else'),
  );

export const campaignFields = z.object({
  ...period,
  type: z.literal('campaign'),
  id: codeId,
  name: draftText(60),
  description: draftText(2_000),
  path: shopPath,
  boostsNeeded: goal.default(1),
  boostsPerDay,
  boostRewardId: optionalId,
});
export const campaignInput = campaignFields.refine(isInOrder, PERIOD_RULE);

export const referralProgramFields = z.object({
  ...period,
  type: z.literal('referral-program'),
  id: codeId,
  path: shopPath,
  friendRewardId: optionalId,
  referrerRewardId: optionalId,
  rewardsOn: z.enum(['joining', 'first-order']).default('joining'),
  maxRewards: limitOrNone,
});
export const referralProgramInput = referralProgramFields.refine(isInOrder, PERIOD_RULE);

/** What a year's orders earn, by their sum. */
export const spendingTierFields = z.object({
  type: z.literal('spending-tier'),
  id: codeId,
  amount: z.int().min(1).max(1_000_000_000_000).meta({ description: 'In minor units' }),
  rewardId: codeId,
});
