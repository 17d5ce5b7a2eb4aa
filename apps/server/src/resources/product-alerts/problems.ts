import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'not-for-sale': {
    code: 'not-found',
    zh: '这一件已下架',
    en: 'This product is no longer on sale',
  },
  'in-stock': {
    code: 'conflict',
    zh: '这一尺码现在有货',
    en: 'This size is in stock now',
  },
  'no-destination': {
    code: 'conflict',
    zh: '请先在个人资料里绑定手机，我们才能通知您',
    en: 'Please add a mobile number to your profile, so that we can reach you',
  },
  'too-many-alerts': {
    code: 'conflict',
    zh: '提醒已满 {max} 个，请先取消一些',
    en: 'You have {max} alerts; please end some first',
  },
  'alert-not-found': {
    code: 'not-found',
    zh: '没有这个提醒',
    en: 'There is no such alert',
  },
});
