import { z } from 'zod';
import { minorUnits, numericId, uuid } from './common.ts';

export const paymentChannel = z.enum(['messaging-oa', 'minip', 'ttmp', 'alimp']).meta({
  description:
    'Where the shopper pays: the pages of the messaging account, or the mini-program of the messaging app, of Douyin or of Alipay',
});
export type PaymentChannel = z.infer<typeof paymentChannel>;

/**
 * `pending` until the provider says something else. Money that came and could not be used, because the
 * pieces were gone by then, is `refunded`.
 */
export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const payment = z
  .object({
    id: uuid,
    checkoutOrderId: numericId,
    status: paymentStatus,
    statusText: z.string(),
    amount: minorUnits,
    currencyIsoCode: z.string(),
    orderId: numericId.nullable().meta({ description: 'The order that was paid' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;

/** What the page does next: hand these to its host, or go to the cashier of the sandbox. */
export const paymentParameters = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('jsapi'),
      appId: z.string(),
      timeStamp: z.string(),
      nonceStr: z.string(),
      package: z.string(),
      signType: z.literal('RSA'),
      paySign: z.string(),
    }),
    z.object({
      kind: z.literal('alipay'),
      tradeNo: z.string().meta({ description: 'my.tradePay({ tradeNO })' }),
    }),
    z.object({ kind: z.literal('douyin'), orderId: z.string(), orderToken: z.string() }).meta({
      description:
        'tt.pay({ orderInfo: { order_id: orderId, order_token: orderToken }, service: 5 })',
    }),
    z.object({ kind: z.literal('cashier'), url: z.string() }),
  ])
  .meta({ id: 'PaymentParameters' });
export type PaymentParameters = z.infer<typeof paymentParameters>;

export const startedPayment = payment
  .extend({ parameters: paymentParameters })
  .meta({ id: 'StartedPayment' });
export type StartedPayment = z.infer<typeof startedPayment>;
