import type { FapiaoStatus } from '@vitrine/contract';
import type { FapiaoOperatorAction, FapiaoReversalReason } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';

interface FapiaoMessages extends Record<FapiaoText, string> {
  statuses: Record<FapiaoStatus, string>;
  actionNames: Record<FapiaoOperatorAction, string>;
  kinds: { personal: string; company: string };
  reasons: Record<FapiaoReversalReason, string>;
}

type FapiaoText = keyof typeof ZH;

const ZH = {
  title: '发票',
  number: '发票号码',
  numberHint: '20 位数字；旧版电子发票请连写代码与号码',
  request: '申请',
  order: '订单',
  merchant: '商家',
  status: '状态',
  titleOf: '抬头',
  taxNumber: '税号',
  email: '接收邮箱',
  amount: '金额',
  amountDue: '应开金额',
  requestedAt: '申请时间',
  due: '最晚开具',
  overdue: '已超时',
  toReverse: '待冲红',
  toReverseHint: '开票后有退款：已开 {amount}，应为 {due}。请冲红后由顾客重新申请。',
  issuedOn: '开票日期',
  url: '下载地址',
  urlHint: '开票平台的 https 链接；上传文件后可不填',
  file: '发票文件',
  fileHint: 'PDF 或 OFD，最大 4 MB',
  chooseFile: '选择文件',
  download: '下载文件',
  openUrl: '打开下载地址',
  refusedReason: '未能开具的原因',
  reversalNumber: '红字发票号码',
  reversedOn: '冲红日期',
  reversalReason: '冲红原因',
  reveal: '查看完整抬头',
  revealHint: '查看会记入操作记录',
  rejectHint: '顾客会看到这个原因，并可修改后重新申请',
  reason: '原因',
  search: '订单号或发票号码',
  period: '申请时间',
  kind: '类型',
  done: '已完成',
  nothingDue: '该订单已无可开票金额，请说明原因后拒绝',
} as const;

/** The words of the queue of fapiao. */
export const fapiaoMessages = defineMessages<FapiaoMessages>({
  'zh-CN': {
    ...ZH,
    statuses: {
      requested: '待开具',
      issued: '已开具',
      refused: '已拒绝',
      withdrawn: '顾客撤回',
      reversed: '已冲红',
    },
    actionNames: { issue: '登记开票', reject: '拒绝', reverse: '登记冲红' },
    kinds: { personal: '个人', company: '企业' },
    reasons: { refund: '退款', error: '开票有误' },
  },
  'en-US': {
    title: 'Fapiao',
    number: 'Number',
    numberHint: 'Twenty digits; of an older one, its code and number together',
    request: 'Request',
    order: 'Order',
    merchant: 'Merchant',
    status: 'State',
    titleOf: 'Made out to',
    taxNumber: 'Tax number',
    email: 'Sent to',
    amount: 'Amount',
    amountDue: 'Amount due',
    requestedAt: 'Requested at',
    due: 'Due',
    overdue: 'Overdue',
    toReverse: 'To reverse',
    toReverseHint:
      'Something was refunded since: issued over {amount}, due are {due}. Reverse it, then the shopper can ask again.',
    issuedOn: 'Issued on',
    url: 'URL of the file',
    urlHint: 'An https link of the issuer; not needed with an uploaded file',
    file: 'File',
    fileHint: 'PDF or OFD, at most 4 MB',
    chooseFile: 'Choose a file',
    download: 'Download the file',
    openUrl: 'Open the URL of the file',
    refusedReason: 'Why it was refused',
    reversalNumber: 'Number of the negative fapiao',
    reversedOn: 'Reversed on',
    reversalReason: 'Why it is reversed',
    reveal: 'Show in full',
    revealHint: 'This is recorded',
    rejectHint: 'The shopper is told this reason and can ask again',
    reason: 'Reason',
    search: 'Number of an order or fapiao',
    period: 'Requested',
    kind: 'Kind',
    done: 'Done',
    nothingDue: 'Nothing is left of the order to issue it over. Refuse it and say why.',
    statuses: {
      requested: 'To issue',
      issued: 'Issued',
      refused: 'Refused',
      withdrawn: 'Withdrawn',
      reversed: 'Reversed',
    },
    actionNames: { issue: 'Enter the fapiao', reject: 'Refuse', reverse: 'Enter the reversal' },
    kinds: { personal: 'Person', company: 'Company' },
    reasons: { refund: 'A refund', error: 'An error' },
  },
});
