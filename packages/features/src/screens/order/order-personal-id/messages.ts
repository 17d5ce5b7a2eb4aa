import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['补充身份信息', 'Personal ID for this order'],
  lead: [
    '海关按收件人姓名核验，请选择与收件人一致的一位。',
    'Customs go by the name of the recipient. Please choose the person the parcel is for.',
  ],
  choose: ['选择清关人', 'Who is it for'],
  other: ['填写另一位', 'Somebody else'],
  otherHint: ['保存后直接用于这笔订单', 'Saved, and used for this order at once'],
  attach: ['用于这笔订单', 'Use for this order'],
  saveAndAttach: ['保存并用于这笔订单', 'Save and use for this order'],
  attached: ['已提交，等待海关核验', 'Sent. Customs look at it next.'],
  notNeeded: ['这笔订单不需要身份信息', 'This order needs no personal ID'],
  toOrder: ['回到订单', 'Back to the order'],
  failed: [
    '没能提交，请检查网络后再试',
    'It could not be sent. Check your connection and try again.',
  ],
});
