import { defineProblems } from '../../http/problems.ts';

export const adminOrderProblem = defineProblems({
  'merchant-order-not-found': {
    code: 'not-found',
    zh: '未找到该订单',
    en: 'There is no such order',
  },
  'action-impossible': {
    code: 'conflict',
    zh: '订单当前状态不允许此操作',
    en: 'The order is in another state, in which this cannot be done',
  },
  'no-customs': {
    code: 'conflict',
    zh: '境内发货的订单没有报关单据',
    en: 'Goods from within the country have no customs papers',
  },
  'personal-id-not-passed': {
    code: 'conflict',
    zh: '收件人的身份信息尚未通过核验',
    en: "The recipient's personal ID has not passed the check",
  },
  'items-not-shipped': {
    code: 'conflict',
    zh: '仍有商品未发货',
    en: 'Some items have not been shipped',
  },
  'nothing-to-ship': {
    code: 'conflict',
    zh: '没有可发货的商品，或数量超出',
    en: 'These items, or that many of them, are not left to be shipped',
  },
  'number-taken': {
    code: 'conflict',
    zh: '该运单号已用于另一个包裹',
    en: 'This tracking number belongs to another parcel',
  },
  'too-many-items': {
    code: 'conflict',
    zh: '退款数量超过可退数量',
    en: 'That is more than there is left to refund',
  },
  'amount-too-high': {
    code: 'conflict',
    zh: '退款金额超过该商品可退的金额',
    en: 'That is more than is left of what was paid for an item',
  },
  'shipping-too-high': {
    code: 'conflict',
    zh: '退款金额超过可退的运费',
    en: 'That is more than is left of what was paid for the delivery',
  },
  'goodwill-too-high': {
    code: 'conflict',
    zh: '补偿金额超过该订单可退的金额',
    en: 'The goodwill is more than is left of what was paid for the items',
  },
  'goodwill-without-reason': {
    code: 'bad-input',
    zh: '请选择补偿的原因',
    en: 'Please say why goodwill is given',
  },
  'nothing-to-refund': {
    code: 'conflict',
    zh: '没有可退的款项',
    en: 'There is nothing left to refund',
  },
  'total-changed': {
    code: 'conflict',
    zh: '退款金额已变化，请重新预览',
    en: 'The amount has changed meanwhile; please look at the preview again',
  },
});
