import { defineMessages } from '@vitrine/kit';

export const templateMessages = defineMessages({
  'zh-CN': {
    title: '消息模板',
    hint: '店铺自动发给顾客的消息，可填入自己的内容预览',
    values: '内容',
    valuesHint: '中英文各填各的，只用于预览，不会保存或发送',
    separator: '、',
    useSample: '恢复示例',
    missing: '不能为空：短信和卡片的平台会拒绝空值',
    tooLong: '最多 {max} 个字符，更长的内容店铺不会发出',
    refusedBy: '{channels}的 {name} 会拒绝这个内容：{rule}',
    changedBy: '{channels}的 {name} 会显示“{shown}”：{rule}',
    language: '语言',
    text: '短信',
    textHint: '服务商登记了自己的模板时，以登记的文字为准',
    cardsHint: '标题、字段的名称和按钮由平台模板决定；未登记的模板显示登记时应选的字段',
    email: '邮件',
  },
  'en-US': {
    title: 'Message templates',
    hint: 'What the shop writes to shoppers by itself. Type values of your own to see them in it',
    values: 'Values',
    valuesHint:
      'Each language has its own. They are only for the preview: nothing is stored or sent',
    separator: ', ',
    useSample: 'Back to the sample',
    missing: 'It must not be empty: platforms of SMS and cards refuse an empty value',
    tooLong: 'At most {max} characters: the shop sends nothing longer',
    refusedBy: '{channels}: {name} would refuse it. It takes {rule}',
    changedBy: '{channels}: {name} would show “{shown}”. It takes {rule}',
    language: 'Language',
    text: 'SMS',
    textHint: 'Where the provider has a template of its own, its text is sent',
    cardsHint:
      'The platform’s template decides the title, the names of the fields and the button. One that is not registered shows the fields to choose',
    email: 'E-mail',
  },
});
