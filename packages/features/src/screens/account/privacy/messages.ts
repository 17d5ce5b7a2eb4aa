import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['隐私中心', 'Privacy centre'],
  lead: [
    '您的信息由您决定，随时可以更改。',
    'Decide what we keep and what we send. You can change your mind at any time.',
  ],
  preferences: ['个性化', 'Made for you'],
  preferenceNames: {
    'recently-viewed': ['记录近来看过的', 'Remember what I looked at'],
    recommendations: ['为我推荐', 'Suggest items to me'],
  },
  preferenceHints: {
    'recently-viewed': [
      '看过的商品会保存下来，关闭后不再记录',
      'Items you open are saved until you switch this off',
    ],
    recommendations: ['按您的收藏与浏览挑选商品', 'Chosen from what you have saved and looked at'],
  },
  newsletters: ['本店消息', 'News from the shop'],
  channels: {
    sms: ['短信', 'Text message'],
    email: ['邮件', 'E-mail'],
    messaging: ['微信', 'WeChat'],
  },
  unreachable: {
    sms: ['请先绑定手机号', 'Add a mobile number first'],
    email: ['请先在个人资料中填写邮箱', 'Add an e-mail address to your profile first'],
    messaging: ['请先绑定微信', 'Link WeChat in your profile first'],
  },
  failed: [
    '暂时无法完成，请检查网络后再试',
    'That did not work just now. Check your connection and try again.',
  ],
  sessions: ['登录设备', 'Signed-in devices'],
  sessionsHint: [
    '查看已登录的设备，并将不再使用的退出登录。登录最长保留 90 天。',
    'See where you are signed in, and sign out devices you no longer use. You stay signed in for 90 days at most.',
  ],
  showSessions: ['查看设备', 'Show devices'],
  unknownDevice: ['未知设备', 'Unknown device'],
  unknownNetwork: ['未知网络', 'unknown network'],
  /** {date}: the day it was last used; {place}: a part of its network. */
  lastSeen: ['最近使用 {date} · {place}', 'Last used {date} · {place}'],
  thisDevice: ['本机', 'This device'],
  endSession: ['退出登录', 'Sign out'],
  endOthers: ['退出其他所有设备', 'Sign out all other devices'],
  othersEnded: ['其他设备已退出登录', 'The other devices are signed out'],
  export: ['导出个人信息', 'Your information'],
  exportHint: [
    '本店保存的与您有关的全部信息，存为一份文件。',
    'Everything the shop keeps about you, in one file.',
  ],
  exportAction: ['导出文件', 'Save as a file'],
  exported: ['文件已保存', 'Your file is saved'],
  copied: ['内容已复制', 'Copied, ready to paste'],
  fileName: ['个人信息', 'my-information'],
  erase: ['注销账户', 'Erase my account'],
  eraseHint: [
    '注销后无法恢复。依法需要留存的订单会隐去姓名。',
    'This cannot be undone. Orders we must keep by law will no longer carry your name.',
  ],
  eraseLosses: [
    ['收藏、地址、礼券等账户资料将全部删除。', '在途的订单仍会送达，之后无法再查看。'],
    [
      'Your wishlist, addresses, coupons and all else of your account will be gone.',
      'Parcels on their way will still arrive, but you can no longer follow them here.',
    ],
  ],
  eraseSure: ['我已了解，确认注销', 'I understand, and want to erase my account'],
  eraseAction: ['注销账户', 'Erase my account'],
  erased: ['账户已注销', 'Your account is erased'],
  policy: ['隐私政策', 'Privacy policy'],
});
