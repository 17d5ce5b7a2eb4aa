import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '支付',
    views: {
      open: { title: '等待付款', hint: '若已付款，结果稍后会在这里更新' },
      declined: { title: '这次支付没有成功', hint: '没有扣款，商品仍为您保留，可以再试一次' },
      cancelled: { title: '支付已取消', hint: '没有扣款，商品仍为您保留，可以再试一次' },
      paid: { title: '支付成功', hint: '正在打开订单' },
      refunded: {
        title: '款项将原路退回',
        hint: '付款到账时商品已不再保留，退款通常在 1–3 个工作日内到账',
      },
      placed: { title: '订单已支付', hint: '无需重复支付，可在订单中查看进展' },
      over: { title: '保留时间已过', hint: '订单已结束，没有扣款。商品仍在您的购物袋里' },
      closed: { title: '订单已取消', hint: '没有扣款，商品仍在您的购物袋里' },
    },
    order: '订单商品',
    /** {n}: how many. */
    itemCount: '共 {n} 件',
    /** {amount}: the amount to pay. */
    pay: '支付 {amount}',
    checkNow: '我已付款',
    toCheckout: '修改订单',
    toBag: '回到购物袋',
    toOrders: '查看我的订单',
    notPaidYet: '还没有收到付款，若已支付请稍候片刻',
    checkFailed: '暂时查不到结果，请检查网络后再试',
  },
  'en-US': {
    title: 'Payment',
    views: {
      open: { title: 'Waiting for your payment', hint: 'If you have paid, it shows here shortly.' },
      declined: {
        title: 'The payment did not go through',
        hint: 'Nothing was charged and your pieces are still held, so you can try again.',
      },
      cancelled: {
        title: 'The payment was cancelled',
        hint: 'Nothing was charged and your pieces are still held, so you can try again.',
      },
      paid: { title: 'Paid', hint: 'Opening your order.' },
      refunded: {
        title: 'Your money is on its way back',
        hint: 'It came when the pieces were no longer held. Refunds take one to three working days.',
      },
      placed: {
        title: 'This order is paid',
        hint: 'There is nothing more to pay. Follow it among your orders.',
      },
      over: {
        title: 'The pieces are no longer held',
        hint: 'The order has ended and nothing was charged. They are still in your bag.',
      },
      closed: {
        title: 'The order is cancelled',
        hint: 'Nothing was charged, and the pieces are still in your bag.',
      },
    },
    order: 'Your order',
    itemCount: '{n} {n|piece|pieces}',
    pay: 'Pay {amount}',
    checkNow: 'I have paid',
    toCheckout: 'Change the order',
    toBag: 'Back to the bag',
    toOrders: 'My orders',
    notPaidYet: 'Nothing has arrived yet. If you have paid, please wait a moment.',
    checkFailed: 'We could not find out. Check your connection and try again.',
  },
});
