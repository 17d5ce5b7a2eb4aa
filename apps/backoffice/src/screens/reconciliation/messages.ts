import { defineMessages } from '@vitrine/kit';

export const reconciliationMessages = defineMessages({
  title: ['对账差异', 'Differences of bills'],
  bills: ['支付机构账单', 'Bills of payment providers'],
  provider: ['支付机构', 'Provider'],
  providers: {
    wechat: ['微信支付', 'WeChat Pay'],
    alipay: ['支付宝', 'Alipay'],
  },
  day: ['日期', 'Day'],
  kind: ['类型', 'Kind'],
  kinds: {
    payment: ['付款', 'Payment'],
    refund: ['退款', 'Refund'],
  },
  number: ['单号', 'Number'],
  order: ['订单号', 'Order number'],
  reason: ['差异', 'Difference'],
  reasons: {
    'missing-here': ['店铺没有', 'Missing here'],
    'missing-there': ['账单没有', 'Missing on the bill'],
    'amount-differs': ['金额不同', 'Amount differs'],
  },
  here: ['店铺金额', 'Amount here'],
  there: ['账单金额', 'Amount on the bill'],
  status: ['状态', 'Status'],
  statuses: {
    open: ['待处理', 'Open'],
    explained: ['已说明', 'Explained'],
  },
  billStatuses: {
    waiting: ['等待账单', 'Waiting'],
    compared: ['已核对', 'Compared'],
    failed: ['失败', 'Failed'],
  },
  explanation: ['说明', 'Explanation'],
  explain: ['填写说明', 'Explain'],
  explained: ['差异已说明', 'Difference explained'],
  export: ['导出差异', 'Export differences'],
  compare: ['重新核对', 'Compare again'],
  compared: ['将在几分钟内重新核对', 'It will be compared again within minutes'],
  payments: ['付款', 'Payments'],
  refunds: ['退款', 'Refunds'],
  open: ['{count} 项差异', '{count} differences'],
  noBills: ['还没有账单', 'No bills yet'],
});
