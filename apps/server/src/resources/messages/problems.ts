import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'event-not-failed': {
    code: 'conflict',
    zh: '该事件没有失败，无需重新分发',
    en: 'This event has not failed, so it is not distributed again',
  },
  'message-not-failed': {
    code: 'conflict',
    zh: '这条消息没有失败，无需重发',
    en: 'This message has not failed, so it is not sent again',
  },
});
