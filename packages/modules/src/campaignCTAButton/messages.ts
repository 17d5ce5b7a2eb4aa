import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  enrol: ['立即参加', 'Take part'],
  enrolled: ['已参加', 'You take part'],
  done: ['报名成功', 'You take part now'],
  failed: ['报名失败，请再尝试', 'That did not work. Please try again'],
});
