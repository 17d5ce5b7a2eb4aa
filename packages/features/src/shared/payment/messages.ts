import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  method: ['支付方式', 'Payment method'],
  /** By brand. */
  methods: {
    wechat: {
      name: ['微信支付', 'WeChat Pay'],
      badge: ['微信', 'WeChat'],
    },
    alipay: {
      name: ['支付宝', 'Alipay'],
      badge: ['支付宝', 'Alipay'],
    },
    douyin: {
      name: ['抖音支付', 'Douyin Pay'],
      badge: ['抖音', 'Douyin'],
    },
    test: {
      name: ['测试支付，不会扣款', 'Test payment, without money'],
      badge: ['测试', 'Test'],
    },
    transfer: {
      name: ['银行转账', 'Bank transfer'],
      badge: ['转账', 'Bank'],
    },
  },
  instalments: {
    name: ['支付宝分期', 'Alipay instalments'],
    badge: ['花呗', 'Huabei'],
    note: ['分期付款，每月一期', 'Paid monthly'],
    /** {n}: how many. */
    count: ['{n} 期', '{n} months'],
    /** {amount}: one instalment. */
    each: ['每期约 {amount}', 'about {amount} each'],
    fee: ['手续费以支付宝页面所示为准', 'Alipay names its fee before you pay.'],
  },
  separator: ['、', ', '],
  /** {methods}: the names of the methods that take no money. */
  rehearsal: [
    '本店正在测试支付：{methods}不会真实扣款，订单不会发货',
    'This shop is testing payments: {methods} takes no money, and the order is not shipped.',
  ],
  transferNote: [
    '下单后显示收款账户，到账后由工作人员确认',
    'The account is shown next; we confirm your order when the money is there.',
  ],
  transfer: {
    title: ['收款账户', 'Where to transfer the money'],
    hint: [
      '请转入准确金额，并在备注中填写附言。到账后由工作人员确认，订单即生效',
      'Transfer the exact amount with this reference. We confirm your order when the money is there.',
    ],
    accountHolder: ['户名', 'Account holder'],
    bank: ['开户行', 'Bank'],
    accountNumber: ['账号', 'Account number'],
    amount: ['金额', 'Amount'],
    reference: ['附言', 'Reference'],
    copied: ['已复制', 'Copied'],
    /** {time}: a day and a time. */
    until: [
      '商品为您保留至 {time}，逾期未到账订单将自动取消',
      'Your items are held until {time}. Without the money the order ends then.',
    ],
  },
  /** {days}: how many. */
  leftDays: ['商品为您保留 {days} 天', 'Your items are held for {days} {days|day|days}'],
  unpaid: ['待付款', 'To pay'],
  pay: ['去支付', 'Pay'],
  /** {clock}: the time left. */
  left: ['商品为您保留 {clock}', 'Your items are held for {clock}'],
  leftLabel: ['商品保留的剩余时间', 'Time left for which your items are held'],
  cancel: {
    cancel: ['取消订单', 'Cancel the order'],
    title: ['取消这张订单？', 'Cancel this order?'],
    hint: [
      '商品会放回店中，仍留在您的购物袋里',
      'The items go back to the shop and stay in your bag.',
    ],
    keep: ['再想想', 'Keep it'],
    done: [
      '订单已取消，商品仍在购物袋里',
      'The order is cancelled. The items are still in your bag.',
    ],
    failed: [
      '暂时没能取消，请检查网络后再试',
      'It could not be cancelled. Check your connection and try again.',
    ],
  },
  unavailable: [
    '此处暂不能付款，请用手机或电脑的浏览器打开本店，或将 App 更新至最新版本',
    'Paying is not possible here. Please open the shop in a browser, or update the app.',
  ],
  copied: [
    '收银台链接已复制，请在浏览器中打开',
    'The address of the cashier is copied. Open it in a browser.',
  ],
  failed: [
    '暂时无法支付，请检查网络后再试',
    'Payment is not possible right now. Check your connection and try again.',
  ],
  code: {
    title: ['微信扫码支付', 'Pay with WeChat'],
    image: ['微信支付付款码', 'Payment code for WeChat Pay'],
    /** {clock}: the time left. */
    left: ['付款码 {clock} 后失效', 'The code is valid for {clock}'],
    leftLabel: ['付款码的剩余时间', 'Time left for the code'],
    states: {
      valid: ['请用手机微信扫一扫', 'Scan this with WeChat on your phone'],
      over: ['付款码已失效', 'The code has expired'],
      cancelled: [
        '支付已取消，可以刷新后再付',
        'The payment was cancelled. You can get a new code.',
      ],
      paid: ['支付成功，正在打开订单', 'Paid. Opening your order.'],
    },
    renew: ['刷新付款码', 'New code'],
  },
});
