import type { IsFieldShown } from '../../form/schema/form-values.ts';

type Condition = (siblings: Readonly<Record<string, unknown>>) => boolean;

const DONE_IN_SHOP: readonly unknown[] = ['clock-in', 'sharing', 'boost', 'page-view'];
const WITH_OPTIONS: readonly unknown[] = ['single', 'multiple'];

/** The fields that only some kinds of an item have, by the type and the path. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  'reward.packageId': ({ kind }) => kind === 'coupon',
  'reward.lotteryId': ({ kind }) => kind === 'tickets',
  'reward.tickets': ({ kind }) => kind === 'tickets',
  'task.activityId': ({ kind }) => DONE_IN_SHOP.includes(kind),
  'task.questionnaireId': ({ kind }) => kind === 'questionnaire',
  'questionnaire.questions.options': ({ kind }) => WITH_OPTIONS.includes(kind),
  'reward-package.perWindow': ({ claimWindow }) => Boolean(claimWindow),
  'reward-package.perShopperWindow': ({ claimWindow }) => Boolean(claimWindow),
};

/** The path begins with the type of the item. */
export const hasCondition = (path: readonly string[]): boolean => path.join('.') in CONDITIONS;

export const isFieldShown: IsFieldShown = (path, siblings) =>
  CONDITIONS[path.join('.')]?.(siblings) ?? true;
