import { defineMessages } from '@vitrine/kit';

export const CASHIER_MESSAGES = defineMessages({
  'zh-CN': {
    title: '收银台',
    notice: '店里何时得知结果',
    soon: '一秒后，随后再通知一次',
    late: '三十秒后',
    never: '不通知，由店里自己来查',
    pay: '支付',
    fail: '支付失败',
    cancel: '取消',
    over: '这一笔已经结束。',
    back: '返回商店',
    onComputer: '请回到电脑上继续。',
    /** {n}: how many. */
    instalments: '花呗分 {n} 期',
    codes: '待扫的付款码',
    codesHint: '代替手机扫码：选一笔，在这里付款。',
    noCodes: '没有待付的码。',
  },
  'en-US': {
    title: 'Cashier',
    notice: 'When the shop hears of it',
    soon: 'After a second, and once more later',
    late: 'After half a minute',
    never: 'Never; the shop has to ask',
    pay: 'Pay',
    fail: 'Let it fail',
    cancel: 'Cancel',
    over: 'This one is over.',
    back: 'Back to the shop',
    onComputer: 'Please go on at the computer.',
    instalments: 'In {n} instalments',
    codes: 'Codes to scan',
    codesHint: 'In place of a phone: choose one and pay for it here.',
    noCodes: 'No code waits for a payment.',
  },
});
