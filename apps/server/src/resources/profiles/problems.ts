import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'password-wrong': {
    code: 'bad-input',
    zh: '当前密码不正确',
    en: 'The present password is not right',
  },
  'birthday-ahead': {
    code: 'bad-input',
    zh: '生日不能晚于今天',
    en: 'A birthday cannot be ahead of us',
  },
});
