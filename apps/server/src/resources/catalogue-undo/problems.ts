import type { UndoProblem } from '@vitrine/contract/admin';
import { formatMessage, type Language, type Localised } from '@vitrine/kit';
import { ApiProblem } from '../../http/api-problem.ts';
import { defineProblems } from '../../http/problems.ts';
import { toFieldLabel } from '../catalogue-history/field-labels.ts';

const CONFLICTS: Readonly<Record<UndoProblem, Localised>> = {
  'newer-change': {
    'zh-CN': '之后又有修改：{fields}',
    'en-US': 'Changed again since: {fields}',
  },
  'was-added': {
    'zh-CN': '此次修改为新增，请改为归档或删除',
    'en-US': 'It was added by this change; please archive or delete it instead',
  },
  'was-removed': {
    'zh-CN': '此次修改为删除，请重新创建',
    'en-US': 'It was removed by this change; please create it again',
  },
  'target-gone': { 'zh-CN': '已不存在', 'en-US': 'It no longer exists' },
  'label-deleted': {
    'zh-CN': '原有标签已被删除',
    'en-US': 'A label that it had has been deleted since',
  },
  'reference-gone': {
    'zh-CN': '原有的品牌、分类、颜色、属性、集合、尺码制或商户已不存在',
    'en-US':
      'The former brand, category, colour, attribute, set, size system or merchant no longer exists',
  },
  'value-taken': {
    'zh-CN': '原值已被其他商品或尺码使用',
    'en-US': 'The former value is used by another row now',
  },
  'merchant-archived': {
    'zh-CN': '商家已归档，不能恢复库存',
    'en-US': 'The merchant is archived and takes no more stock',
  },
  'price-above-original': {
    'zh-CN': '撤销后售价将高于原价',
    'en-US': 'The price would be above the original price',
  },
  'product-incomplete': {
    'zh-CN': '已发布的商品需至少一张图片和一个尺码',
    'en-US': 'A published product needs an image and a size',
  },
  'price-ended': {
    'zh-CN': '该定时价格已结束',
    'en-US': 'This scheduled price has ended already',
  },
};

export interface UndoConflict {
  readonly reason: UndoProblem;
  readonly fields: readonly string[];
}

/** Why a change is not put back, in one language. */
export function explainConflict({ reason, fields }: UndoConflict, language: Language): string {
  const labels = fields.map((name) => toFieldLabel(name, language));
  const separator = language === 'zh-CN' ? '、' : ', ';
  return formatMessage(CONFLICTS[reason][language], { fields: labels.join(separator) });
}

/** The conflict with its reason, and the fields that newer changes have touched. */
export const toUndoProblem = (conflict: UndoConflict, language: Language): ApiProblem =>
  new ApiProblem('conflict', explainConflict(conflict, language), {
    reason: conflict.reason,
    fields: conflict.fields.map((path) => ({ path, message: toFieldLabel(path, language) })),
  });

export const problem = defineProblems({
  'job-not-ended': {
    code: 'conflict',
    zh: '任务尚未结束，请先取消或等待完成',
    en: 'The job has not ended; cancel it or wait for its end',
  },
  'job-changed-nothing': {
    code: 'conflict',
    zh: '该任务没有可撤销的修改',
    en: 'This job has no changes to put back',
  },
});
