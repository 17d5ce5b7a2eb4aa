import { defineProblems } from '../../http/problems.ts';

/** Problems of campaigns and of activities that friends support. */
export const campaignProblem = defineProblems({
  'not-running': {
    code: 'conflict',
    zh: '活动未开始或已结束',
    en: 'This has not begun, or is over',
  },
  'not-enrolled': { code: 'conflict', zh: '请先参加活动', en: 'Please take part first' },
  'own-share': {
    code: 'conflict',
    zh: '请邀请好友来助力',
    en: 'This is your own; please ask a friend',
  },
  'already-boosted': {
    code: 'conflict',
    zh: '您已为好友助力过',
    en: 'You have helped this friend already',
  },
  'boosted-enough': {
    code: 'conflict',
    zh: '今日助力次数已用完，请明天再来',
    en: 'You have helped enough for today; please come back tomorrow',
  },
  'share-complete': {
    code: 'conflict',
    zh: '好友已集满助力',
    en: 'Your friend has all the help that was needed',
  },
});
