import { defineMessages } from '@vitrine/kit';

export const confirmationMessages = defineMessages({
  title: ['请确认是您本人', 'Please confirm that it is you'],
  hint: [
    '此操作需要十分钟内的身份确认。确认后会继续刚才的操作。',
    'This needs a proof of the last ten minutes. What you have begun goes on afterwards.',
  ],
  by: ['确认方式', 'How to confirm'],
  password: ['用密码', 'By password'],
  code: ['用验证码', 'By code'],
  passkey: ['用通行密钥', 'By passkey'],
  currentPassword: ['当前密码', 'Current password'],
  codeField: ['动态验证码', 'Code'],
  codeHint: [
    '验证器应用中的 6 位数字，或一个恢复码',
    'Six digits of your authenticator app, or a recovery code',
  ],
  passkeyHint: ['下一步由浏览器完成', 'Your browser does the next step'],
  confirm: ['确认', 'Confirm'],
  required: ['必填', 'Required'],
  logInAgain: [
    '您的账户没有密码和两步验证：请退出后用公司账户重新登录，再执行此操作。',
    'Your account has neither a password nor a second factor here. Please log out, log in again with your company account, and repeat this.',
  ],
});
