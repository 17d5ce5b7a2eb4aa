import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'already-blocked': {
    code: 'conflict',
    zh: '该顾客已被停用',
    en: 'This shopper is blocked already',
  },
  'not-blocked': {
    code: 'conflict',
    zh: '该顾客未被停用',
    en: 'This shopper is not blocked',
  },
  'shopper-erased': {
    code: 'conflict',
    zh: '该顾客已注销',
    en: 'The account of this shopper has been erased',
  },
  'benefit-unknown': {
    code: 'not-found',
    zh: '没有该权益，或已归档',
    en: 'There is no such benefit, or it is archived',
  },
  'benefit-not-given': {
    code: 'conflict',
    zh: '该顾客没有单独获得此权益',
    en: 'This benefit was not given to this shopper',
  },
  'ends-in-the-past': {
    code: 'bad-input',
    zh: '结束时间须晚于现在',
    en: 'The end has to be later than now',
  },
  'received-later': {
    code: 'bad-input',
    zh: '收到时间须在过去 90 天内',
    en: 'The request was received within the last 90 days, and not later than now',
  },
  'request-open': {
    code: 'conflict',
    zh: '该顾客已有同类请求待处理',
    en: 'A request of this kind is open already',
  },
  'request-closed': {
    code: 'conflict',
    zh: '该请求已处理',
    en: 'This request is closed',
  },
  'request-of-other-kind': {
    code: 'conflict',
    zh: '该请求要求的是另一种处理',
    en: 'The shopper asked for something else',
  },
  'order-under-way': {
    code: 'conflict',
    zh: '该顾客有进行中的订单，完成后方可注销',
    en: 'An order of this shopper is under way; it has to end first',
  },
});
