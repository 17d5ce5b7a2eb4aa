import { defineMessages } from '@vitrine/kit';

export const CASHIER_MESSAGES = defineMessages({
  title: ['收银台', 'Cashier'],
  test: ['测试支付，不会扣款', 'Test payment, without money'],
  notice: ['店里何时得知结果', 'When the shop hears of it'],
  soon: ['一秒后，随后再通知一次', 'After a second, and once more later'],
  late: ['三十秒后', 'After half a minute'],
  never: ['不通知，由店里自己来查', 'Never; the shop has to ask'],
  pay: ['支付', 'Pay'],
  fail: ['支付失败', 'Let it fail'],
  cancel: ['取消', 'Cancel'],
  over: ['这一笔已经结束。', 'This one is over.'],
  back: ['返回商店', 'Back to the shop'],
  onComputer: ['请回到电脑上继续。', 'Please go on at the computer.'],
  /** {n}: how many. */
  instalments: ['花呗分 {n} 期', 'In {n} instalments'],
  codes: ['待扫的付款码', 'Codes to scan'],
  codesHint: [
    '代替手机扫码：选一笔，在这里付款。',
    'In place of a phone: choose one and pay for it here.',
  ],
  noCodes: ['没有待付的码。', 'No code waits for a payment.'],
});
