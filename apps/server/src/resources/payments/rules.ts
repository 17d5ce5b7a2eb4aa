import type { Payment, PaymentStatus } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { CheckoutItemRecord } from '../checkout/queries.ts';
import type { PaymentRecord } from './queries.ts';

/** The number the provider knows a payment by: letters and digits only. */
export const numberOf = (paymentId: string): string => paymentId.replaceAll('-', '');

/** The id behind a number; undefined when the shop never gave such a number. */
export const idOf = (number: string): string | undefined =>
  /^[0-9a-f]{32}$/.test(number)
    ? number.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined;

const STATUS_TEXT: Readonly<Record<PaymentStatus, Localised>> = {
  pending: { 'zh-CN': '等待支付', 'en-US': 'Waiting for payment' },
  paid: { 'zh-CN': '支付成功', 'en-US': 'Paid' },
  failed: {
    'zh-CN': '支付未成功，可以再试一次',
    'en-US': 'It did not go through; you can try again',
  },
  cancelled: { 'zh-CN': '支付已取消', 'en-US': 'Payment was cancelled' },
  refunded: {
    'zh-CN': '付款时商品已不再保留，款项原路退回',
    'en-US': 'The pieces were gone by then; the money goes back the way it came',
  },
};

export const paymentIn = (
  payment: PaymentRecord,
  orderId: string | null,
  language: Language,
): Payment => ({
  id: payment.id,
  checkoutOrderId: payment.checkout_order_id,
  status: payment.status,
  statusText: STATUS_TEXT[payment.status][language],
  amount: Number(payment.amount),
  currencyIsoCode: payment.currency,
  orderId,
  expiresAt: payment.expires_at.toISOString(),
});

/** What the shopper reads in the payment provider's books. */
export function descriptionOf(
  items: readonly Pick<CheckoutItemRecord, 'brand_name' | 'short_description' | 'quantity'>[],
): string {
  const [first] = items;
  if (!first) return '';
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const name = `${first.brand_name} ${first.short_description['zh-CN']}`;
  return pieces > 1 ? `${name}等 ${pieces} 件` : name;
}
