import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    method: '支付方式',
    /** By brand. */
    methods: {
      wechat: { name: '微信支付', badge: '微信' },
      alipay: { name: '支付宝', badge: '支付宝' },
      douyin: { name: '抖音支付', badge: '抖音' },
    },
    instalments: {
      name: '支付宝分期',
      badge: '花呗',
      note: '分期付款，每月一期',
      /** {n}: how many. */
      count: '{n} 期',
      /** {amount}: one instalment. */
      each: '每期约 {amount}',
      fee: '手续费以支付宝页面所示为准',
    },
    unpaid: '待付款',
    pay: '去支付',
    /** {clock}: the time left. */
    left: '商品为您保留 {clock}',
    leftLabel: '商品保留的剩余时间',
    cancel: {
      cancel: '取消订单',
      title: '取消这张订单？',
      hint: '商品会放回店中，仍留在您的购物袋里',
      keep: '再想想',
      done: '订单已取消，商品仍在购物袋里',
      failed: '暂时没能取消，请检查网络后再试',
    },
    unavailable: '此处暂不能付款，请用手机或电脑的浏览器打开本店，或将 App 更新至最新版本',
    copied: '收银台链接已复制，请在浏览器中打开',
    failed: '暂时无法支付，请检查网络后再试',
    code: {
      title: '微信扫码支付',
      image: '微信支付付款码',
      /** {clock}: the time left. */
      left: '付款码 {clock} 后失效',
      leftLabel: '付款码的剩余时间',
      states: {
        valid: '请用手机微信扫一扫',
        over: '付款码已失效',
        cancelled: '支付已取消，可以刷新后再付',
        paid: '支付成功，正在打开订单',
      },
      renew: '刷新付款码',
    },
  },
  'en-US': {
    method: 'Payment method',
    methods: {
      wechat: { name: 'WeChat Pay', badge: 'WeChat' },
      alipay: { name: 'Alipay', badge: 'Alipay' },
      douyin: { name: 'Douyin Pay', badge: 'Douyin' },
    },
    instalments: {
      name: 'Alipay instalments',
      badge: 'Huabei',
      note: 'Paid monthly',
      count: '{n} months',
      each: 'about {amount} each',
      fee: 'Alipay names its fee before you pay.',
    },
    unpaid: 'To pay',
    pay: 'Pay',
    left: 'Your pieces are held for {clock}',
    leftLabel: 'Time left for which your pieces are held',
    cancel: {
      cancel: 'Cancel the order',
      title: 'Cancel this order?',
      hint: 'The pieces go back to the shop and stay in your bag.',
      keep: 'Keep it',
      done: 'The order is cancelled. The pieces are still in your bag.',
      failed: 'It could not be cancelled. Check your connection and try again.',
    },
    unavailable:
      'Paying is not possible here. Please open the shop in a browser, or update the app.',
    copied: 'The address of the cashier is copied. Open it in a browser.',
    failed: 'Payment is not possible right now. Check your connection and try again.',
    code: {
      title: 'Pay with WeChat',
      image: 'Payment code for WeChat Pay',
      left: 'The code is valid for {clock}',
      leftLabel: 'Time left for the code',
      states: {
        valid: 'Scan this with WeChat on your phone',
        over: 'The code has expired',
        cancelled: 'The payment was cancelled. You can get a new code.',
        paid: 'Paid. Opening your order.',
      },
      renew: 'New code',
    },
  },
});
