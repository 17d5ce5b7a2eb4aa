import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['个人资料', 'Profile'],
  name: ['姓名', 'Name'],
  email: ['邮箱', 'E-mail'],
  emailHint: ['验证后用于登录与订单通知', 'Once confirmed, for signing in and for messages'],
  confirmEmail: ['验证', 'Confirm'],
  gender: ['称谓', 'Title'],
  unsaid: ['不填写', 'Prefer not to say'],
  women: ['女士', 'Ms'],
  men: ['先生', 'Mr'],
  birthday: ['生日', 'Birthday'],
  birthdayHint: [
    '会员在生日当月收到礼遇',
    'Members receive a present in the month of their birthday',
  ],
  parts: {
    year: ['年', 'Year'],
    month: ['月', 'Month'],
    day: ['日', 'Day'],
  },
  fieldErrors: {
    name: ['请填写真实姓名，中文或拼音', 'Enter your real name, in Chinese or Latin letters'],
    email: ['请填写完整的邮箱地址', 'Enter a complete e-mail address'],
    birthday: ['请选择完整的日期', 'Choose a complete date'],
  },
  save: ['保存', 'Save'],
  saved: ['资料已保存', 'Your profile is saved'],
  failed: [
    '未能保存，请检查网络后再试',
    'It could not be saved. Check your connection and try again.',
  ],
  loginMethods: ['登录方式', 'Signing in'],
  mobile: ['手机号', 'Mobile'],
  bindMobile: ['绑定手机号', 'Add a mobile'],
  bindMobileReason: [
    '用于登录、订单通知与账户安全验证',
    'For signing in, messages about orders and the safety of your account',
  ],
  mobileBound: ['手机号已绑定', 'Your mobile is added'],
  partnerMobile: ['使用微信手机号', 'Use the mobile of WeChat'],
  password: ['密码', 'Password'],
  setPassword: ['设置密码', 'Set a password'],
  changePassword: ['修改密码', 'Change password'],
  passwords: {
    current: ['当前密码', 'Current password'],
    next: ['新密码', 'New password'],
    again: ['再次输入新密码', 'Repeat new password'],
  },
  passwordErrors: {
    current: ['请填写当前密码', 'Enter your current password'],
    next: ['至少 8 位', 'Use at least eight characters'],
    again: ['两次输入的密码不一致', 'The passwords do not match'],
  },
  passwordSaved: [
    '密码已更新，其他设备已退出登录',
    'Password changed. Other devices have been signed out.',
  ],
  messaging: ['微信', 'WeChat'],
  bound: ['已绑定', 'Linked'],
  /** {name}: the nickname in the messaging app. */
  boundAs: ['已绑定 {name}', 'Linked as {name}'],
  boundNow: ['已绑定微信', 'WeChat is linked'],
  bind: ['绑定', 'Link'],
  bindElsewhere: ['在微信中打开本店即可绑定', 'Open the shop in WeChat to link it'],
  unbind: ['解除绑定', 'Unlink'],
  unbound: ['已解除绑定', 'WeChat is unlinked'],
  unbindTitle: ['解除微信绑定？', 'Unlink WeChat?'],
  unbindHint: [
    '之后可用手机号或密码登录。',
    'You can sign in with your mobile or a password afterwards.',
  ],
});
