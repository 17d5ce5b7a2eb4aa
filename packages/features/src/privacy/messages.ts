import type { PreferenceCode } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';
import type { Channel } from './rules.ts';

interface PrivacyMessages {
  title: string;
  lead: string;
  preferences: string;
  preferenceNames: Record<PreferenceCode, string>;
  preferenceHints: Record<PreferenceCode, string>;
  news: string;
  channels: Record<Channel, string>;
  unreachable: Record<Channel, string>;
  failed: string;
  export: string;
  exportHint: string;
  exportAction: string;
  exported: string;
  copied: string;
  fileName: string;
  erase: string;
  eraseHint: string;
  eraseLosses: readonly string[];
  eraseSure: string;
  eraseAction: string;
  erased: string;
  policy: string;
}

export const messages: Messages<PrivacyMessages> = {
  'zh-CN': {
    title: '隐私中心',
    lead: '您的信息由您决定，随时可以更改。',
    preferences: '个性化',
    preferenceNames: { 'recently-viewed': '记录近来看过的', recommendations: '为我推荐' },
    preferenceHints: {
      'recently-viewed': '看过的单品会保存下来，关闭后不再记录',
      recommendations: '按您的收藏与浏览挑选单品',
    },
    news: '本店消息',
    channels: { sms: '短信', email: '邮件', messaging: '微信' },
    unreachable: {
      sms: '请先绑定手机号',
      email: '请先在个人资料中填写邮箱',
      messaging: '请先绑定微信',
    },
    failed: '暂时无法完成，请检查网络后再试',
    export: '导出个人信息',
    exportHint: '本店保存的与您有关的全部信息，存为一份文件。',
    exportAction: '导出文件',
    exported: '文件已保存',
    copied: '内容已复制',
    fileName: '个人信息',
    erase: '注销账户',
    eraseHint: '注销后无法恢复。依法需要留存的订单会隐去姓名。',
    eraseLosses: [
      '收藏、地址、清关身份信息、礼券与会员等级将被删除。',
      '在途的订单仍会送达，之后无法再查看。',
    ],
    eraseSure: '我已了解，确认注销',
    eraseAction: '注销账户',
    erased: '账户已注销',
    policy: '隐私政策',
  },
  'en-US': {
    title: 'Privacy centre',
    lead: 'Decide what we keep and what we send. You can change your mind at any time.',
    preferences: 'Made for you',
    preferenceNames: {
      'recently-viewed': 'Remember what I looked at',
      recommendations: 'Suggest pieces to me',
    },
    preferenceHints: {
      'recently-viewed': 'Pieces you open are saved until you switch this off',
      recommendations: 'Chosen from what you have saved and looked at',
    },
    news: 'News from the shop',
    channels: { sms: 'Text message', email: 'E-mail', messaging: 'WeChat' },
    unreachable: {
      sms: 'Add a mobile number first',
      email: 'Add an e-mail address to your profile first',
      messaging: 'Link WeChat in your profile first',
    },
    failed: 'That did not work just now. Check your connection and try again.',
    export: 'Your information',
    exportHint: 'Everything the shop keeps about you, in one file.',
    exportAction: 'Save as a file',
    exported: 'Your file is saved',
    copied: 'Copied, ready to paste',
    fileName: 'my-information',
    erase: 'Erase my account',
    eraseHint: 'This cannot be undone. Orders we must keep by law will no longer carry your name.',
    eraseLosses: [
      'Your wishlist, addresses, personal IDs, coupons and tier will be gone.',
      'Parcels on their way will still arrive, but you can no longer follow them here.',
    ],
    eraseSure: 'I understand, and want to erase my account',
    eraseAction: 'Erase my account',
    erased: 'Your account is erased',
    policy: 'Privacy policy',
  },
};
