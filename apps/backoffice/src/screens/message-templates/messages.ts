import { defineMessages } from '@vitrine/kit';

export const templateMessages = defineMessages({
  title: ['消息模板', 'Message templates'],
  hint: [
    '店铺自动发给顾客的消息，可填入自己的内容预览',
    'What the shop writes to shoppers by itself. Type values of your own to see them in it',
  ],
  values: ['内容', 'Values'],
  valuesHint: [
    '中英文各填各的，只用于预览，不会保存或发送',
    'Each language has its own. They are only for the preview: nothing is stored or sent',
  ],
  separator: ['、', ', '],
  useSample: ['恢复示例', 'Back to the sample'],
  missing: [
    '不能为空：短信和卡片的平台会拒绝空值',
    'It must not be empty: platforms of SMS and cards refuse an empty value',
  ],
  tooLong: [
    '最多 {max} 个字符，更长的内容店铺不会发出',
    'At most {max} characters: the shop sends nothing longer',
  ],
  refusedBy: [
    '{channels}的 {name} 会拒绝这个内容：{rule}',
    '{channels}: {name} would refuse it. It takes {rule}',
  ],
  changedBy: [
    '{channels}的 {name} 会显示“{shown}”：{rule}',
    '{channels}: {name} would show “{shown}”. It takes {rule}',
  ],
  language: ['语言', 'Language'],
  text: ['短信', 'SMS'],
  textHint: [
    '服务商登记了自己的模板时，以登记的文字为准',
    'Where the provider has a template of its own, its text is sent',
  ],
  cardsHint: [
    '标题、字段的名称和按钮由平台模板决定；未登记的模板显示登记时应选的字段',
    'The platform’s template decides the title, the names of the fields and the button. One that is not registered shows the fields to choose',
  ],
  push: ['App 推送', 'App push'],
  pushHint: [
    '点击后在 App 中打开对应页面；系统会截断过长的文字',
    'A tap opens its page in the app. Systems cut what is too long',
  ],
  email: ['邮件', 'E-mail'],
});
