import type { FapiaoStatus } from '@vitrine/contract';
import type { FapiaoOperatorAction, FapiaoReversalReason } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

/** The words of the queue of fapiao. */
export const fapiaoMessages = defineMessages({
  title: ['发票', 'Fapiao'],
  number: ['发票号码', 'Number'],
  numberHint: [
    '20 位数字；旧版电子发票请连写代码与号码',
    'Twenty digits; of an older one, its code and number together',
  ],
  request: ['申请', 'Request'],
  order: ['订单', 'Order'],
  merchant: ['商家', 'Merchant'],
  status: ['状态', 'State'],
  titleOf: ['抬头', 'Made out to'],
  taxNumber: ['税号', 'Tax number'],
  email: ['接收邮箱', 'Sent to'],
  amount: ['金额', 'Amount'],
  amountDue: ['应开金额', 'Amount due'],
  requestedAt: ['申请时间', 'Requested at'],
  due: ['最晚开具', 'Due'],
  overdue: ['已超时', 'Overdue'],
  toReverse: ['待冲红', 'To reverse'],
  toReverseHint: [
    '开票后有退款：已开 {amount}，应为 {due}。请冲红后由顾客重新申请。',
    'Something was refunded since: issued over {amount}, due are {due}. Reverse it, then the shopper can ask again.',
  ],
  issuedOn: ['开票日期', 'Issued on'],
  url: ['下载地址', 'URL of the file'],
  urlHint: [
    '开票平台的 https 链接；上传文件后可不填',
    'An https link of the issuer; not needed with an uploaded file',
  ],
  file: ['发票文件', 'File'],
  fileHint: ['PDF 或 OFD，最大 4 MB', 'PDF or OFD, at most 4 MB'],
  chooseFile: ['选择文件', 'Choose a file'],
  download: ['下载文件', 'Download the file'],
  openUrl: ['打开下载地址', 'Open the URL of the file'],
  refusedReason: ['未能开具的原因', 'Why it was refused'],
  reversalNumber: ['红字发票号码', 'Number of the negative fapiao'],
  reversedOn: ['冲红日期', 'Reversed on'],
  reversalReason: ['冲红原因', 'Why it is reversed'],
  reveal: ['查看完整抬头', 'Show in full'],
  revealHint: ['查看会记入操作记录', 'This is recorded'],
  rejectHint: [
    '顾客会看到这个原因，并可修改后重新申请',
    'The shopper is told this reason and can ask again',
  ],
  reason: ['原因', 'Reason'],
  search: ['订单号或发票号码', 'Number of an order or fapiao'],
  period: ['申请时间', 'Requested'],
  kind: ['类型', 'Kind'],
  done: ['已完成', 'Done'],
  nothingDue: [
    '该订单已无可开票金额，请说明原因后拒绝',
    'Nothing is left of the order to issue it over. Refuse it and say why.',
  ],
  statuses: {
    requested: ['待开具', 'To issue'],
    issued: ['已开具', 'Issued'],
    refused: ['已拒绝', 'Refused'],
    withdrawn: ['顾客撤回', 'Withdrawn'],
    reversed: ['已冲红', 'Reversed'],
  } satisfies Record<FapiaoStatus, MessagePair>,
  actionNames: {
    issue: ['登记开票', 'Enter the fapiao'],
    reject: ['拒绝', 'Refuse'],
    reverse: ['登记冲红', 'Enter the reversal'],
  } satisfies Record<FapiaoOperatorAction, MessagePair>,
  kinds: {
    personal: ['个人', 'Person'],
    company: ['企业', 'Company'],
  },
  reasons: {
    refund: ['退款', 'A refund'],
    error: ['开票有误', 'An error'],
  } satisfies Record<FapiaoReversalReason, MessagePair>,
});
