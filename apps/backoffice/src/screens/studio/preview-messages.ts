import { defineMessages } from '@vitrine/kit';

export const previewMessages = defineMessages({
  preview: ['预览', 'Preview'],
  title: ['以任意顾客身份预览', 'Preview as any shopper'],
  unsaved: [
    '预览显示最近保存的版本，未保存的修改不在其中',
    'The preview shows what was last saved, without changes that are not saved',
  ],
  gender: ['性别', 'Gender'],
  anyGender: ['不限', 'Any'],
  benefits: ['会员权益编号', 'Codes of benefits'],
  country: ['收货国家或地区', 'Country of delivery'],
  countryRule: ['请填写两个大写字母，如 CN', 'Two capital letters, for example CN'],
  platform: ['打开方式', 'Opened in'],
  arm: ['A/B 测试中的版本', 'Version in an A/B test'],
  at: ['时间', 'Time'],
  atHint: [
    '页面和倒计时从这一时间开始；留空则为打开时的时间',
    'The page and its countdowns start at this time. Empty: when the link is opened',
  ],
  hours: ['链接有效期（小时）', 'The link works for (hours)'],
  hoursRule: ['请填写 1 至 168', 'From 1 to 168'],
  create: ['生成链接', 'Create link'],
  notDraft: ['这位顾客此时看到的不是这份草稿', 'This shopper does not see this draft at that time'],
  link: ['预览链接', 'Link to the preview'],
  expires: [
    '{time} 失效。无需登录即可打开，请只发给需要的人。',
    'Ends {time}. It opens without a log-in; send it only to those who need it.',
  ],
  scan: ['用手机扫码打开', 'Scan to open on a phone'],
  change: ['修改条件', 'Change'],
  open: ['在新窗口打开', 'Open in a new window'],
  frame: ['页面预览', 'Preview of the page'],
});
