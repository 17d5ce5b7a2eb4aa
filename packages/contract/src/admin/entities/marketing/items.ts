import { z } from 'zod';
import { fieldRule, managedFields } from '../managed.ts';
import { lotteryInput, lotteryState, rewardFields, rewardInput } from './lotteries.ts';
import { benefitFields, tierFields, tierInput } from './memberships.ts';
import {
  promoCodeFields,
  promoCodeInput,
  promotionFields,
  rewardPackageFields,
  rewardPackageInput,
} from './promotions.ts';
import { questionnaireFields, questionnaireInput } from './questionnaires.ts';
import {
  activityFields,
  activityInput,
  campaignFields,
  campaignInput,
  referralProgramFields,
  referralProgramInput,
  spendingTierFields,
  taskFields,
  taskGroupFields,
  taskGroupInput,
  taskInput,
} from './tasks.ts';

export const marketingType = z.enum([
  'promotion',
  'reward-package',
  'promo-code',
  'lottery',
  'reward',
  'activity',
  'task-group',
  'task',
  'campaign',
  'referral-program',
  'spending-tier',
  'questionnaire',
  'tier',
  'benefit',
]);
export type MarketingType = z.infer<typeof marketingType>;

/** What an operator writes of an item. It is created paused, and takes effect when it is resumed. */
export const marketingInput = z
  .discriminatedUnion('type', [
    promotionFields.refine(
      ({ startsAt, endsAt }) => endsAt > startsAt,
      fieldRule('endsAt', 'must be after startsAt'),
    ),
    rewardPackageInput,
    promoCodeInput,
    lotteryInput,
    rewardInput,
    activityInput,
    taskGroupInput,
    taskInput,
    campaignInput,
    referralProgramInput,
    spendingTierFields,
    questionnaireInput,
    tierInput,
    benefitFields,
  ])
  .meta({ id: 'MarketingInput' });

/** An item of marketing as it is stored, with its version and state. */
export const marketingItem = z
  .discriminatedUnion('type', [
    promotionFields.extend(managedFields),
    rewardPackageFields.extend(managedFields),
    promoCodeFields.extend(managedFields),
    lotteryState.extend(managedFields),
    rewardFields.extend(managedFields),
    activityFields.extend(managedFields),
    taskGroupFields.extend(managedFields),
    taskFields.extend(managedFields),
    campaignFields.extend(managedFields),
    referralProgramFields.extend(managedFields),
    spendingTierFields.extend(managedFields),
    questionnaireFields.extend(managedFields),
    tierFields.extend(managedFields),
    benefitFields.extend(managedFields),
  ])
  .meta({ id: 'MarketingItem' });
