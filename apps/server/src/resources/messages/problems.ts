import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'message-not-failed': {
    code: 'conflict',
    zh: '这条消息没有失败，无需重发',
    en: 'This message has not failed, so it is not sent again',
  },
});
