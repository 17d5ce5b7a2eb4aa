import { defineProblems } from '../../http/problems.ts';

export const promotionProblem = defineProblems({
  'claims-not-open': { code: 'conflict', zh: '尚未开始领取', en: 'This cannot be claimed yet' },
  'claims-over': { code: 'conflict', zh: '领取已结束', en: 'The time to claim this is over' },
  'already-claimed': { code: 'conflict', zh: '您已领取过', en: 'You have claimed this already' },
  'claimed-for-now': {
    code: 'conflict',
    zh: '本期您已领取，请下期再来',
    en: 'You have claimed this for now; please come back later',
  },
  'all-claimed': { code: 'conflict', zh: '已被领完', en: 'All of them have been claimed' },
  'all-claimed-for-now': {
    code: 'conflict',
    zh: '本期已领完，请下期再来',
    en: 'All of them have been claimed for now; please come back later',
  },
});
