import type { ChangedFields } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';

/** Why a change in bulk leaves a product or variant as it is. */
export const BULK_PROBLEMS = {
  unknown: { 'zh-CN': '未找到', 'en-US': 'is not known' },
  'status-not-allowed': {
    'zh-CN': '当前状态下不能这样更改',
    'en-US': 'a product of this status cannot take the other one',
  },
  incomplete: {
    'zh-CN': '发布前请至少添加一张图片和一个尺码',
    'en-US': 'needs an image and a size before it is published',
  },
  'too-many-labels': { 'zh-CN': '标签已达上限', 'en-US': 'has as many labels as possible' },
  'set-full': { 'zh-CN': '该集合已满', 'en-US': 'the set is full' },
  'reference-gone': {
    'zh-CN': '所选品牌、分类或集合已不存在',
    'en-US': 'the brand, category or set no longer exists',
  },
  'price-too-high': {
    'zh-CN': '售价不得高于原价',
    'en-US': 'the price would be above the original price',
  },
  'price-out-of-range': { 'zh-CN': '售价超出范围', 'en-US': 'the price would be out of range' },
  'prices-overlap': {
    'zh-CN': '该时段已有另一个定时价格',
    'en-US': 'another scheduled price is in effect during this time',
  },
  'time-over': { 'zh-CN': '结束时间已过', 'en-US': 'the end of the price is over' },
  'merchant-archived': {
    'zh-CN': '商家已归档，不能增加库存',
    'en-US': 'the merchant is archived and takes no more stock',
  },
  'stock-out-of-range': { 'zh-CN': '库存超出范围', 'en-US': 'the stock would be out of range' },
} as const satisfies Record<string, Localised>;
export type BulkProblem = keyof typeof BULK_PROBLEMS;

/** What becomes of one row. */
export type PlannedChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'problem'; readonly problem: BulkProblem }
  | { readonly kind: 'change'; readonly before: ChangedFields; readonly after: ChangedFields };

export const stayAsBefore = (problem?: BulkProblem): PlannedChange =>
  problem ? { kind: 'problem', problem } : { kind: 'same' };

/** A change of the fields that differ. */
export function compareFields(before: ChangedFields, after: ChangedFields): PlannedChange {
  const differing = Object.keys(after).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  if (differing.length === 0) return { kind: 'same' };
  const pick = (fields: ChangedFields) =>
    Object.fromEntries(differing.map((name) => [name, fields[name]]));
  return { kind: 'change', before: pick(before), after: pick(after) };
}
