import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['验证身份', 'Confirm it is you'],
  reason: [
    '为保障账户安全，请输入发送至您手机号的验证码。',
    'To protect your account, enter the code that we send to your mobile.',
  ],
  emailTitle: ['验证邮箱', 'Confirm your e-mail'],
  emailReason: [
    '请输入发送至您邮箱的验证码。',
    'Enter the code that we send to your e-mail address.',
  ],
  codeWrong: ['请填写 6 位验证码', 'Enter the six digits'],
  sent: ['验证码已发送', 'A code is on its way'],
  confirm: ['确认', 'Confirm'],
  failed: [
    '暂时无法验证，请检查网络后再试',
    'It could not be confirmed. Check your connection and try again.',
  ],
});
