import { defineProblems } from '../../http/problems.ts';

export const conversationAnswerProblem = defineProblems({
  'newer-message': {
    code: 'conflict',
    zh: '会话中有新消息，请先阅读',
    en: 'There is a newer message; please read it first',
  },
  'operator-unavailable': {
    code: 'conflict',
    zh: '该员工不存在、已停用或不能回复会话',
    en: 'There is no such operator, or they cannot answer conversations',
  },
});
