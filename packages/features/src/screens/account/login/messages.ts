import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['登录', 'Sign in'],
  welcome: ['欢迎回来', 'Welcome back'],
  /** By login method. */
  hint: {
    code: ['未注册的手机号将自动创建账户', 'A number we do not know yet opens an account'],
    email: ['未注册的邮箱将自动创建账户', 'An address we do not know yet opens an account'],
    password: ['用已有账户的密码登录', 'With the password of your account'],
  },
  account: ['手机号或邮箱', 'Mobile or e-mail'],
  accountWrong: ['请填写手机号或邮箱', 'Enter your mobile or e-mail'],
  password: ['密码', 'Password'],
  passwordWrong: ['请填写密码', 'Enter your password'],
  show: ['显示密码', 'Show password'],
  hide: ['隐藏密码', 'Hide password'],
  submit: ['登录', 'Sign in'],
  byCode: ['验证码登录', 'Use a code instead'],
  byEmail: ['邮箱验证码登录', 'Use a code by e-mail instead'],
  byPassword: ['密码登录', 'Use a password instead'],
  byMessaging: ['微信一键登录', 'Continue with WeChat'],
  byMini: ['一键登录', 'Continue in one tap'],
  agree: [
    '已阅读并同意《用户协议》与《隐私政策》',
    'I have read and accept the terms and the privacy policy',
  ],
  agreeFirst: ['请先阅读并同意协议', 'Please read and accept them first'],
  terms: ['用户协议', 'Terms'],
  privacy: ['隐私政策', 'Privacy policy'],
  failed: [
    '暂时无法登录，请检查网络后再试',
    'Signing in is not possible right now. Check your connection and try again.',
  ],
  loggedIn: ['已登录', 'Signed in'],
  invited: [
    '已接受好友邀请，礼遇已放入您的账户',
    'Invitation accepted, your reward is in your account',
  ],
});
