import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '补充身份信息',
    lead: '海关按收件人姓名核验，请选择与收件人一致的一位。',
    choose: '选择清关人',
    other: '填写另一位',
    otherHint: '保存后直接用于这笔订单',
    attach: '用于这笔订单',
    saveAndAttach: '保存并用于这笔订单',
    attached: '已提交，等待海关核验',
    notNeeded: '这笔订单不需要身份信息',
    toOrder: '回到订单',
    failed: '没能提交，请检查网络后再试',
  },
  'en-US': {
    title: 'Personal ID for this order',
    lead: 'Customs go by the name of the recipient. Please choose the person the parcel is for.',
    choose: 'Who is it for',
    other: 'Somebody else',
    otherHint: 'Saved, and used for this order at once',
    attach: 'Use for this order',
    saveAndAttach: 'Save and use for this order',
    attached: 'Sent. Customs look at it next.',
    notNeeded: 'This order needs no personal ID',
    toOrder: 'Back to the order',
    failed: 'It could not be sent. Check your connection and try again.',
  },
});
