import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    enrol: '立即参加',
    enrolled: '已参加',
    done: '报名成功',
    failed: '报名失败，请再尝试',
  },
  'en-US': {
    enrol: 'Take part',
    enrolled: 'You take part',
    done: 'You take part now',
    failed: 'That did not work. Please try again',
  },
});
