import type { MarketingType } from './items.ts';

/** The fields of items, at any depth, that name another item, with the type of that item. */
export const itemReferences = {
  promotionId: 'promotion',
  packageId: 'reward-package',
  lotteryId: 'lottery',
  rewardId: 'reward',
  goalRewardId: 'reward',
  boostRewardId: 'reward',
  friendRewardId: 'reward',
  referrerRewardId: 'reward',
  clockInId: 'activity',
  activityId: 'activity',
  groupId: 'task-group',
  questionnaireId: 'questionnaire',
  benefitId: 'benefit',
} as const satisfies Readonly<Record<string, MarketingType>>;

const EFFECTIVE_AT_ONCE: readonly string[] = [
  'reward',
  'spending-tier',
  'tier',
  'benefit',
] satisfies MarketingType[];

/** Whether items of a type can be paused. The others take effect as soon as they are stored. */
export const isPausableType = (type: string): boolean => !EFFECTIVE_AT_ONCE.includes(type);
