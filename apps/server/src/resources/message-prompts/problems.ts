import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'unknown-message-template': {
    code: 'bad-input',
    zh: '没有这个消息模板',
    en: 'The shop has no such message template',
  },
});
