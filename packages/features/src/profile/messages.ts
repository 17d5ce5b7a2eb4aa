import type { Messages } from '@vitrine/kit';
import type { PasswordFault, ProfileField } from './rules.ts';

interface ProfileMessages {
  title: string;
  name: string;
  email: string;
  emailHint: string;
  gender: string;
  unsaid: string;
  women: string;
  men: string;
  birthday: string;
  birthdayHint: string;
  parts: Record<'year' | 'month' | 'day', string>;
  faults: Record<ProfileField, string>;
  save: string;
  saved: string;
  failed: string;
  waysIn: string;
  mobile: string;
  password: string;
  setPassword: string;
  changePassword: string;
  passwords: Record<PasswordFault, string>;
  passwordFaults: Record<PasswordFault, string>;
  passwordSaved: string;
  messaging: string;
  bound: string;
  /** {name} in the messaging app. */
  boundAs: string;
  boundNow: string;
  bind: string;
  bindElsewhere: string;
  unbind: string;
  unbound: string;
  unbindTitle: string;
  unbindHint: string;
}

export const messages: Messages<ProfileMessages> = {
  'zh-CN': {
    title: '个人资料',
    name: '姓名',
    email: '邮箱',
    emailHint: '用于密码登录与订单凭证',
    gender: '称谓',
    unsaid: '不填写',
    women: '女士',
    men: '先生',
    birthday: '生日',
    birthdayHint: '会员在生日当月收到礼遇',
    parts: { year: '年', month: '月', day: '日' },
    faults: {
      name: '请填写真实姓名，中文或拼音',
      email: '请填写完整的邮箱地址',
      birthday: '请选择完整的日期',
    },
    save: '保存',
    saved: '资料已保存',
    failed: '未能保存，请检查网络后再试',
    waysIn: '登录方式',
    mobile: '手机号',
    password: '密码',
    setPassword: '设置密码',
    changePassword: '修改密码',
    passwords: { current: '当前密码', next: '新密码', again: '再次输入新密码' },
    passwordFaults: {
      current: '请填写当前密码',
      next: '至少 8 位',
      again: '两次输入的密码不一致',
    },
    passwordSaved: '密码已更新，其他设备已退出登录',
    messaging: '微信',
    bound: '已绑定',
    boundAs: '已绑定 {name}',
    boundNow: '已绑定微信',
    bind: '绑定',
    bindElsewhere: '在微信中打开本店即可绑定',
    unbind: '解除绑定',
    unbound: '已解除绑定',
    unbindTitle: '解除微信绑定？',
    unbindHint: '之后可用手机号或密码登录。',
  },
  'en-US': {
    title: 'Profile',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'For signing in with a password, and for receipts',
    gender: 'Title',
    unsaid: 'Prefer not to say',
    women: 'Ms',
    men: 'Mr',
    birthday: 'Birthday',
    birthdayHint: 'Members receive a present in the month of their birthday',
    parts: { year: 'Year', month: 'Month', day: 'Day' },
    faults: {
      name: 'Enter your real name, in Chinese or Latin letters',
      email: 'Enter a complete e-mail address',
      birthday: 'Choose a complete date',
    },
    save: 'Save',
    saved: 'Your profile is saved',
    failed: 'It could not be saved. Check your connection and try again.',
    waysIn: 'Signing in',
    mobile: 'Mobile',
    password: 'Password',
    setPassword: 'Set a password',
    changePassword: 'Change password',
    passwords: { current: 'Current password', next: 'New password', again: 'Repeat new password' },
    passwordFaults: {
      current: 'Enter your current password',
      next: 'Use at least eight characters',
      again: 'The passwords do not match',
    },
    passwordSaved: 'Password changed. Other devices have been signed out.',
    messaging: 'WeChat',
    bound: 'Linked',
    boundAs: 'Linked as {name}',
    boundNow: 'WeChat is linked',
    bind: 'Link',
    bindElsewhere: 'Open the shop in WeChat to link it',
    unbind: 'Unlink',
    unbound: 'WeChat is unlinked',
    unbindTitle: 'Unlink WeChat?',
    unbindHint: 'You can sign in with your mobile or a password afterwards.',
  },
};
