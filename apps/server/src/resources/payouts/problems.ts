import { defineProblems } from '../../http/problems.ts';

export const payoutProblem = defineProblems({
  'nothing-to-pay-out': {
    code: 'conflict',
    zh: '截至该日没有可结算的款项',
    en: 'There is nothing to pay out up to this day',
  },
  'payout-day-not-over': {
    code: 'bad-input',
    zh: '结算截止日必须是已经结束的一天',
    en: 'A payout ends with a day that is over',
  },
  'payout-step-refused': {
    code: 'conflict',
    zh: '该结算单当前状态不允许此操作',
    en: 'The payout does not allow this in its status',
  },
  'payout-needs-another': {
    code: 'conflict',
    zh: '付款单须由建立者以外的人批准',
    en: 'A payout is approved by another person than the one who drafted it',
  },
  'commission-rate-taken': {
    code: 'conflict',
    zh: '该时间已设置佣金比例',
    en: 'There is already a rate from this time on',
  },
  'commission-rate-in-the-past': {
    code: 'bad-input',
    zh: '佣金比例不能追溯生效',
    en: 'A rate cannot count for the past',
  },
});
