import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '验证身份',
    reason: '为保障账户安全，请输入发送至您手机号的验证码。',
    emailTitle: '验证邮箱',
    emailReason: '请输入发送至您邮箱的验证码。',
    codeWrong: '请填写 6 位验证码',
    sent: '验证码已发送',
    confirm: '确认',
    failed: '暂时无法验证，请检查网络后再试',
  },
  'en-US': {
    title: 'Confirm it is you',
    reason: 'To protect your account, enter the code that we send to your mobile.',
    emailTitle: 'Confirm your e-mail',
    emailReason: 'Enter the code that we send to your e-mail address.',
    codeWrong: 'Enter the six digits',
    sent: 'A code is on its way',
    confirm: 'Confirm',
    failed: 'It could not be confirmed. Check your connection and try again.',
  },
});
