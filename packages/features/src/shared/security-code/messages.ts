import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  mobile: ['手机号', 'Mobile'],
  mobileWrong: ['请填写 11 位手机号', 'Enter an 11-digit mobile number'],
  email: ['邮箱', 'E-mail'],
  emailWrong: ['请填写完整的邮箱地址', 'Enter a complete e-mail address'],
  code: ['验证码', 'Code'],
  codeWrong: ['请填写 6 位验证码', 'Enter the six digits'],
  send: ['获取验证码', 'Send code'],
  /** {n}: the seconds until a code can be sent again. */
  again: ['{n} 秒后重发', 'Again in {n} s'],
  /** {mobile}: the mobile or e-mail address to which the code was sent. */
  sent: ['验证码已发送至 {mobile}', 'A code is on its way to {mobile}'],
  sentByEmail: [
    '验证码已发送至 {mobile}，若未收到请查看垃圾邮件',
    'A code is on its way to {mobile}. Look among the junk mail if it does not arrive',
  ],
});
