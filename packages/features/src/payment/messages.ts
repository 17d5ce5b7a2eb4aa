import type { PaymentStatus } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';

interface Told {
  title: string;
  hint: string;
}

interface PaymentMessages {
  title: string;
  told: Record<PaymentStatus, Told>;
  amount: string;
  /** {clock} of Beijing until when it can be paid. */
  until: string;
  go: string;
  again: string;
  ask: string;
  toCheckout: string;
  toBag: string;
  toOrders: string;
  inMessaging: string;
  copied: string;
  failed: string;
  slow: string;
  unasked: string;
}

export const messages: Messages<PaymentMessages> = {
  'zh-CN': {
    title: '支付',
    told: {
      pending: { title: '正在等待支付结果', hint: '支付完成后，这里会自己更新' },
      paid: { title: '支付成功', hint: '正在打开订单' },
      failed: { title: '这次支付没有成功', hint: '没有扣款，商品仍为您保留，可以再试一次' },
      cancelled: { title: '支付已取消', hint: '没有扣款，商品仍为您保留，可以再试一次' },
      refunded: {
        title: '款项将原路退回',
        hint: '付款到账时商品已不再保留，退款通常在 1–3 个工作日内到账',
      },
    },
    amount: '应付',
    until: '请在 {clock} 前完成支付',
    go: '去支付',
    again: '重新支付',
    ask: '我已支付',
    toCheckout: '返回结算',
    toBag: '回到购物袋',
    toOrders: '查看我的订单',
    inMessaging: '请在微信中打开本页完成支付',
    copied: '收银台链接已复制，请在浏览器中打开',
    failed: '暂时无法支付，请检查网络后再试',
    slow: '还没有收到付款，若已支付请稍候片刻',
    unasked: '暂时查不到结果，请检查网络后再试',
  },
  'en-US': {
    title: 'Payment',
    told: {
      pending: {
        title: 'Waiting for the payment',
        hint: 'This page changes as soon as it is paid.',
      },
      paid: { title: 'Paid', hint: 'Opening your order.' },
      failed: {
        title: 'The payment did not go through',
        hint: 'Nothing was charged and your pieces are still held, so you can try again.',
      },
      cancelled: {
        title: 'The payment was cancelled',
        hint: 'Nothing was charged and your pieces are still held, so you can try again.',
      },
      refunded: {
        title: 'Your money is on its way back',
        hint: 'It came when the pieces were no longer held. Refunds take one to three working days.',
      },
    },
    amount: 'To pay',
    until: 'Please pay before {clock}',
    go: 'Pay now',
    again: 'Pay again',
    ask: 'I have paid',
    toCheckout: 'Back to checkout',
    toBag: 'Back to the bag',
    toOrders: 'My orders',
    inMessaging: 'Please open this page in WeChat to pay',
    copied: 'The address of the cashier is copied. Open it in a browser.',
    failed: 'Payment is not possible right now. Check your connection and try again.',
    slow: 'Nothing has arrived yet. If you have paid, please wait a moment.',
    unasked: 'We could not find out. Check your connection and try again.',
  },
};
