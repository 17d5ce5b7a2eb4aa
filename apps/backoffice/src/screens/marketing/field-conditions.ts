import type { FieldGroups } from '../../form/merge-values.ts';
import type { IsFieldShown } from '../../form/schema/form-values.ts';
import type { ItemType } from './item-types.ts';

interface Condition {
  /** The field beside it that decides. */
  readonly by: string;
  isMet(value: unknown): boolean;
}

const among =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

/** The fields that only some kinds of an item have, by the type and the path. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  'reward.packageId': { by: 'kind', isMet: among('coupon') },
  'reward.lotteryId': { by: 'kind', isMet: among('tickets') },
  'reward.tickets': { by: 'kind', isMet: among('tickets') },
  'task.activityId': { by: 'kind', isMet: among('clock-in', 'sharing', 'boost', 'page-view') },
  'task.questionnaireId': { by: 'kind', isMet: among('questionnaire') },
  'questionnaire.questions.options': { by: 'kind', isMet: among('single', 'multiple') },
  'reward-package.perWindow': { by: 'claimWindow', isMet: Boolean },
  'reward-package.perShopperWindow': { by: 'claimWindow', isMet: Boolean },
};

/** The path begins with the type of the item. */
export const hasCondition = (path: readonly string[]): boolean => path.join('.') in CONDITIONS;

export const isFieldShown: IsFieldShown = (path, siblings) => {
  const condition = CONDITIONS[path.join('.')];
  return !condition || condition.isMet(siblings[condition.by]);
};

/** The fields of a type that mean something only with the field that decides about them. */
export function listFieldGroups(type: ItemType): FieldGroups {
  const groups = new Map<string, string[]>();
  for (const [path, { by }] of Object.entries(CONDITIONS)) {
    const [itemType, name = '', ...inner] = path.split('.');
    if (itemType !== type || inner.length > 0) continue;
    groups.set(by, [...(groups.get(by) ?? [by]), name]);
  }
  return [...groups.values()];
}
