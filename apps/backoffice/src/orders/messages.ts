import { defineMessages } from '@vitrine/kit';

export const orderToolMessages = defineMessages({
  slips: ['装箱单', 'Packing slip'],
  customs: ['报关单', 'Customs papers'],
  print: ['打印', 'Print'],
  pdf: ['下载 PDF', 'Download PDF'],
  close: ['关闭', 'Close'],
  paper: ['纸张', 'Paper'],
  preview: ['打印预览', 'Print preview'],
  notPrinted: ['{count} 张无法打印', '{count} cannot be printed'],
  progress: ['已处理 {done} / {all}', '{done} of {all} done'],
  failed: ['{count} 项未成功', '{count} failed'],
  retry: ['重试失败的', 'Try the failed ones again'],
  allDone: ['已完成 {count} 项', '{count} done'],
  number: ['运单号', 'Tracking number'],
  carrier: ['承运商', 'Carrier'],
  problems: {
    wrongNumber: ['8 至 30 位字母或数字', '8 to 30 letters or digits'],
    repeated: ['此单号在列表中重复', 'This number stands twice in the list'],
    noCarrier: ['无法识别承运商，请选择', 'Choose the carrier, which the number does not name'],
  },
  order: ['订单', 'Order'],
});
