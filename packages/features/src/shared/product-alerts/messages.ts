import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    backInStock: '到货通知',
    sheetTitle: '到货通知',
    sheetHint: '到货后，我们会以微信或短信通知您一次。',
    notify: '到货告诉我',
    /** {size}: the size that is waited for. */
    notifyOf: '{size} 到货告诉我',
    isWaiting: '已记下',
    waiting: '取消',
    waitingFor: '取消 {size} 的到货通知',
    priceDrop: '降价提醒',
    priceDropIsOn: '已设降价提醒',
    /** {name} of the product. */
    priceDropOf: '{name} 降价提醒',
    priceDropOfIsOn: '{name} 已设降价提醒',
    created: '已记下，届时通知您',
    ended: '已取消提醒',
    undo: '撤销',
  },
  'en-US': {
    backInStock: 'Tell me when it is back',
    sheetTitle: 'Back in stock',
    sheetHint: 'We will tell you once, by WeChat or text message.',
    notify: 'Notify me',
    notifyOf: 'Notify me of {size}',
    isWaiting: 'We will tell you',
    waiting: 'Cancel',
    waitingFor: 'Cancel the notification of {size}',
    priceDrop: 'Price alert',
    priceDropIsOn: 'Price alert is on',
    priceDropOf: 'Price alert for {name}',
    priceDropOfIsOn: 'Price alert is on for {name}',
    created: 'Noted. We will let you know',
    ended: 'Alert cancelled',
    undo: 'Undo',
  },
});
