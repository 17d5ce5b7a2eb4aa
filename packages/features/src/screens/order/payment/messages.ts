import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['支付', 'Payment'],
  views: {
    open: {
      title: ['等待付款', 'Waiting for your payment'],
      hint: ['若已付款，结果稍后会在这里更新', 'If you have paid, it shows here shortly.'],
    },
    transfer: {
      title: ['等待转账到账', 'Waiting for your transfer'],
      hint: [
        '银行转账通常需要几小时到一个工作日',
        'A transfer usually takes some hours, or one working day.',
      ],
    },
    declined: {
      title: ['这次支付没有成功', 'The payment did not go through'],
      hint: [
        '没有扣款，商品仍为您保留，可以再试一次',
        'Nothing was charged and your items are still held, so you can try again.',
      ],
    },
    cancelled: {
      title: ['支付已取消', 'The payment was cancelled'],
      hint: [
        '没有扣款，商品仍为您保留，可以再试一次',
        'Nothing was charged and your items are still held, so you can try again.',
      ],
    },
    paid: {
      title: ['支付成功', 'Paid'],
      hint: ['正在打开订单', 'Opening your order.'],
    },
    refunded: {
      title: ['款项将原路退回', 'Your money is on its way back'],
      hint: [
        '付款到账时商品已不再保留，退款通常在 1–3 个工作日内到账',
        'It came when the items were no longer held. Refunds take one to three working days.',
      ],
    },
    placed: {
      title: ['订单已支付', 'This order is paid'],
      hint: [
        '无需重复支付，可在订单中查看进展',
        'There is nothing more to pay. Follow it among your orders.',
      ],
    },
    over: {
      title: ['保留时间已过', 'The items are no longer held'],
      hint: [
        '订单已结束，没有扣款。商品仍在您的购物袋里',
        'The order has ended and nothing was charged. They are still in your bag.',
      ],
    },
    closed: {
      title: ['订单已取消', 'The order is cancelled'],
      hint: [
        '没有扣款，商品仍在您的购物袋里',
        'Nothing was charged, and the items are still in your bag.',
      ],
    },
  },
  order: ['订单商品', 'Your order'],
  /** {n}: how many. */
  itemCount: ['共 {n} 件', '{n} {n|item|items}'],
  /** {amount}: the amount to pay. */
  pay: ['支付 {amount}', 'Pay {amount}'],
  checkNow: ['我已付款', 'I have paid'],
  toCheckout: ['修改订单', 'Change the order'],
  toBag: ['回到购物袋', 'Back to the bag'],
  toOrders: ['查看我的订单', 'My orders'],
  notPaidYet: [
    '还没有收到付款，若已支付请稍候片刻',
    'Nothing has arrived yet. If you have paid, please wait a moment.',
  ],
  checkFailed: [
    '暂时查不到结果，请检查网络后再试',
    'We could not find out. Check your connection and try again.',
  ],
});
