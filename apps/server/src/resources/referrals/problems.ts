import { defineProblems } from '../../http/problems.ts';

export const referralProblem = defineProblems({
  'referral-unknown': {
    code: 'not-found',
    zh: '邀请码不存在或已失效',
    en: 'This invitation is not known, or is over',
  },
  'referral-own': {
    code: 'conflict',
    zh: '不能使用自己的邀请码',
    en: 'This is your own invitation',
  },
  'referral-not-new': {
    code: 'conflict',
    zh: '邀请仅限新客',
    en: 'Invitations are for new shoppers',
  },
  'referral-again': {
    code: 'conflict',
    zh: '您已接受过邀请',
    en: 'You have accepted an invitation already',
  },
});
