import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'template-built-in': {
    code: 'conflict',
    zh: '系统自带的模板不能修改或删除',
    en: 'A template that comes with the shop cannot be changed or deleted',
  },
  'templates-full': {
    code: 'conflict',
    zh: '最多保存 {count} 个模板，请先删除不用的',
    en: 'There are {count} templates already; please delete some first',
  },
});
