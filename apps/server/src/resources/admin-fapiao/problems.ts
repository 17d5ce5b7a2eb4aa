import { defineProblems } from '../../http/problems.ts';

export const adminFapiaoProblem = defineProblems({
  'fapiao-action-impossible': {
    code: 'conflict',
    zh: '发票当前状态不允许此操作',
    en: 'The fapiao is in another state, in which this cannot be done',
  },
  'fapiao-nothing-due': {
    code: 'conflict',
    zh: '该订单已无可开票金额',
    en: 'There is nothing left of the order to issue a fapiao over',
  },
  'fapiao-file-missing': {
    code: 'conflict',
    zh: '请上传发票文件或填写下载地址',
    en: 'Please upload the file of the fapiao, or enter its URL',
  },
  'fapiao-file-unreadable': {
    code: 'bad-input',
    zh: '请上传 PDF 或 OFD 文件',
    en: 'Please upload a PDF or OFD file',
  },
  'fapiao-number-taken': {
    code: 'conflict',
    zh: '该发票号码已登记',
    en: 'This number belongs to another fapiao',
  },
  'fapiao-day-invalid': {
    code: 'bad-input',
    zh: '日期不能晚于今天，红字发票不能早于蓝字发票',
    en: 'The day must not be after today, nor before that of the fapiao that is reversed',
  },
  'fapiao-nothing-refunded': {
    code: 'conflict',
    zh: '开票后没有退款，无需红字冲销',
    en: 'Nothing was refunded after it was issued',
  },
});
