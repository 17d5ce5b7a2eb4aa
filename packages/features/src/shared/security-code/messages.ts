import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    mobile: '手机号',
    mobileWrong: '请填写 11 位手机号',
    code: '验证码',
    codeWrong: '请填写 6 位验证码',
    send: '获取验证码',
    /** {n}: the seconds until a code can be sent again. */
    again: '{n} 秒后重发',
    /** {mobile}: where the code was sent. */
    sent: '验证码已发送至 {mobile}',
  },
  'en-US': {
    mobile: 'Mobile',
    mobileWrong: 'Enter an 11-digit mobile number',
    code: 'Code',
    codeWrong: 'Enter the six digits',
    send: 'Send code',
    again: 'Again in {n} s',
    sent: 'A code is on its way to {mobile}',
  },
});
