import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'unknown-app': {
    code: 'bad-input',
    zh: '应用编号不正确',
    en: 'This shop has no such app id',
  },
  'foreign-page': {
    code: 'bad-input',
    zh: '该页面不属于本店',
    en: 'This page is not one of ours',
  },
  'not-from-portal': {
    code: 'bad-input',
    zh: '链接无效，请返回重试',
    en: 'This link does not come from our portal',
  },
});
