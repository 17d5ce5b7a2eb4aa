import { refusals } from '../../http/refusals.ts';

export const refuseTask = refusals({
  'read-longer': {
    code: 'conflict',
    zh: '请至少浏览 {seconds} 秒',
    en: 'Please read for at least {seconds} seconds',
  },
});
