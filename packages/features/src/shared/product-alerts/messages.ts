import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  backInStock: ['到货通知', 'Tell me when it is back'],
  sheetTitle: ['到货通知', 'Back in stock'],
  sheetHint: [
    '到货后，我们会以微信或短信通知您一次。',
    'We will tell you once, by WeChat or text message.',
  ],
  notify: ['到货告诉我', 'Notify me'],
  /** {size}: the size that is waited for. */
  notifyOf: ['{size} 到货告诉我', 'Notify me of {size}'],
  isWaiting: ['已记下', 'We will tell you'],
  waiting: ['取消', 'Cancel'],
  waitingFor: ['取消 {size} 的到货通知', 'Cancel the notification of {size}'],
  priceDrop: ['降价提醒', 'Price alert'],
  priceDropIsOn: ['已设降价提醒', 'Price alert is on'],
  /** {name} of the product. */
  priceDropOf: ['{name} 降价提醒', 'Price alert for {name}'],
  priceDropOfIsOn: ['{name} 已设降价提醒', 'Price alert is on for {name}'],
  created: ['已记下，届时通知您', 'Noted. We will let you know'],
  ended: ['已取消提醒', 'Alert cancelled'],
  undo: ['撤销', 'Undo'],
});
