import type { Messages } from '@vitrine/kit';

interface LoginMessages {
  title: string;
  welcome: string;
  /** Of each way in. */
  hint: Record<'code' | 'password', string>;
  mobile: string;
  mobileWrong: string;
  code: string;
  codeWrong: string;
  send: string;
  /** {n} seconds until it may be sent again. */
  again: string;
  /** {mobile} that it was sent to. */
  sent: string;
  account: string;
  accountWrong: string;
  password: string;
  passwordWrong: string;
  show: string;
  hide: string;
  submit: string;
  byCode: string;
  byPassword: string;
  byMessaging: string;
  byMini: string;
  agree: string;
  agreeFirst: string;
  terms: string;
  privacy: string;
  failed: string;
  entered: string;
  invited: string;
}

export const messages: Messages<LoginMessages> = {
  'zh-CN': {
    title: '登录',
    welcome: '欢迎回来',
    hint: {
      code: '未注册的手机号将自动创建账户',
      password: '用已有账户的密码登录',
    },
    mobile: '手机号',
    mobileWrong: '请填写 11 位手机号',
    code: '验证码',
    codeWrong: '请填写 6 位验证码',
    send: '获取验证码',
    again: '{n} 秒后重发',
    sent: '验证码已发送至 {mobile}',
    account: '手机号或邮箱',
    accountWrong: '请填写手机号或邮箱',
    password: '密码',
    passwordWrong: '请填写密码',
    show: '显示密码',
    hide: '隐藏密码',
    submit: '登录',
    byCode: '验证码登录',
    byPassword: '密码登录',
    byMessaging: '微信一键登录',
    byMini: '一键登录',
    agree: '已阅读并同意《用户协议》与《隐私政策》',
    agreeFirst: '请先阅读并同意协议',
    terms: '用户协议',
    privacy: '隐私政策',
    failed: '暂时无法登录，请检查网络后再试',
    entered: '已登录',
    invited: '已接受好友邀请，礼遇已放入您的账户',
  },
  'en-US': {
    title: 'Sign in',
    welcome: 'Welcome back',
    hint: {
      code: 'A number we do not know yet opens an account',
      password: 'With the password of your account',
    },
    mobile: 'Mobile',
    mobileWrong: 'Enter an 11-digit mobile number',
    code: 'Code',
    codeWrong: 'Enter the six digits',
    send: 'Send code',
    again: 'Again in {n} s',
    sent: 'A code is on its way to {mobile}',
    account: 'Mobile or e-mail',
    accountWrong: 'Enter your mobile or e-mail',
    password: 'Password',
    passwordWrong: 'Enter your password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    byCode: 'Use a code instead',
    byPassword: 'Use a password instead',
    byMessaging: 'Continue with WeChat',
    byMini: 'Continue in one tap',
    agree: 'I have read and accept the terms and the privacy policy',
    agreeFirst: 'Please read and accept them first',
    terms: 'Terms',
    privacy: 'Privacy policy',
    failed: 'Signing in is not possible right now. Check your connection and try again.',
    entered: 'Signed in',
    invited: 'Invitation accepted, your reward is in your account',
  },
};
