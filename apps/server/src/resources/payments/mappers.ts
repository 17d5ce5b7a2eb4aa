import type { Payment, PaymentStatus, TransferDetails } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { PaymentRecord } from './queries.ts';

export const PAYMENT_STATUS_TEXT: Readonly<Record<PaymentStatus, Localised>> = {
  pending: { 'zh-CN': '等待支付', 'en-US': 'Waiting for payment' },
  paid: { 'zh-CN': '支付成功', 'en-US': 'Paid' },
  failed: {
    'zh-CN': '支付未成功，可以再试一次',
    'en-US': 'It did not go through; you can try again',
  },
  cancelled: { 'zh-CN': '支付已取消', 'en-US': 'Payment was cancelled' },
  refunded: {
    'zh-CN': '付款时商品已不再保留，款项原路退回',
    'en-US': 'The items were gone by then; the money goes back the way it came',
  },
};

export const mapPaymentToResponse = (
  payment: PaymentRecord,
  { orderId, transfer }: { orderId: string | null; transfer: TransferDetails | null },
  language: Language,
): Payment => ({
  id: payment.id,
  checkoutOrderId: payment.checkout_order_id,
  status: payment.status,
  statusText: PAYMENT_STATUS_TEXT[payment.status][language],
  amount: Number(payment.amount),
  currencyIsoCode: payment.currency,
  channel: payment.channel,
  instalments: payment.instalments,
  orderId,
  expiresAt: payment.expires_at.toISOString(),
  transfer,
});
