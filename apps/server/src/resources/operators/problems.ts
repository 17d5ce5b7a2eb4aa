import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'operator-login-wrong': {
    code: 'unauthorised',
    zh: '邮箱或密码不正确',
    en: 'E-mail or password is wrong',
  },
  'operator-login-delayed': {
    code: 'too-many-requests',
    zh: '错误次数较多，请在 {seconds} 秒后重试',
    en: 'Too many wrong attempts; please try again in {seconds} seconds',
  },
  'challenge-ended': {
    code: 'unauthorised',
    zh: '登录已超时，请重新输入密码',
    en: 'This sign-in has expired; please enter your password again',
  },
  'operator-code-wrong': {
    code: 'unauthorised',
    zh: '验证码不正确或已使用',
    en: 'The code is wrong or has been used',
  },
  'confirmation-wrong': {
    code: 'forbidden',
    zh: '密码或验证码不正确',
    en: 'The password or the code is wrong',
  },
  'single-sign-on-refused': {
    code: 'unauthorised',
    zh: '统一登录未通过，请重试',
    en: 'The single sign-on did not succeed; please try again',
  },
  'single-sign-on-unknown': {
    code: 'unauthorised',
    zh: '您的账户无权使用管理后台，请联系所有者',
    en: 'Your account may not use the back office; please ask an owner',
  },
  'single-sign-on-unavailable': {
    code: 'unavailable',
    zh: '统一登录服务暂不可用，请稍后再试',
    en: 'Single sign-on does not answer; please try again later',
  },
  'password-guessable': {
    code: 'bad-input',
    zh: '密码过于常见，请换一个',
    en: 'This password is too common; please choose another',
  },
  'password-wrong': {
    code: 'forbidden',
    zh: '当前密码不正确',
    en: 'The current password is wrong',
  },
  'email-taken': {
    code: 'conflict',
    zh: '该邮箱已有账户',
    en: 'There is already an account with this e-mail',
  },
  'email-differs': {
    code: 'conflict',
    zh: '邀请发给了另一个邮箱',
    en: 'The invitation is for another e-mail',
  },
  'last-owner': {
    code: 'conflict',
    zh: '至少保留一位可登录的所有者',
    en: 'At least one active owner must remain',
  },
});
