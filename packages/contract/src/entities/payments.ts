import { z } from 'zod';
import { minorUnits, numericId, uuid } from './common.ts';

export const paymentChannel = z
  .enum([
    'messaging-oa',
    'minip',
    'ttmp',
    'alimp',
    'wechat-native',
    'wechat-h5',
    'wechat-app',
    'alipay-page',
    'alipay-wap',
    'alipay-app',
    'test',
    'transfer',
  ])
  .meta({
    description:
      "Where the shopper pays: a page in the messaging app; the mini-program of the messaging app, of Douyin or of Alipay; with WeChat Pay by scanning a code (native), from a phone's browser (h5) or in the shop's app; with Alipay from a desktop (page), from a phone's browser (wap) or in the shop's app; without money, for testers (test); by a bank transfer that an operator confirms (transfer)",
  });
export type PaymentChannel = z.infer<typeof paymentChannel>;

/** The numbers of months over which Alipay spreads a payment. */
export const instalmentCount = z.literal([3, 6, 12]);
export type InstalmentCount = z.infer<typeof instalmentCount>;

/** How an order can be paid in this shop. A host offers those of the channels that it can open. */
export const paymentOptions = z
  .object({
    channels: z.array(paymentChannel),
    rehearsed: z.array(paymentChannel).meta({
      description: 'Channels whose provider is in a rehearsal: a payment there is no money',
    }),
    instalments: z
      .array(
        z.object({
          count: instalmentCount,
          amount: minorUnits.meta({ description: "One instalment, without Alipay's fee" }),
        }),
      )
      .meta({ description: 'Offered with every channel of Alipay' }),
  })
  .meta({ id: 'PaymentOptions' });
export type PaymentOptions = z.infer<typeof paymentOptions>;

/**
 * `pending` until the provider reports another status. A payment that arrives after the stock was sold
 * is `refunded`.
 */
export const paymentStatus = z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** To which account a shopper transfers the amount, and with which reference. */
export const transferDetails = z
  .object({
    accountHolder: z.string(),
    bank: z.string(),
    accountNumber: z.string(),
    note: z.string().meta({ description: 'In the language of the call; may be empty' }),
    reference: z.string().meta({ description: 'By which the shop recognises the transfer' }),
  })
  .meta({ id: 'TransferDetails' });
export type TransferDetails = z.infer<typeof transferDetails>;

export const payment = z
  .object({
    id: uuid,
    checkoutOrderId: numericId,
    status: paymentStatus,
    statusText: z.string(),
    amount: minorUnits,
    currencyIsoCode: z.string(),
    channel: paymentChannel,
    instalments: instalmentCount.nullable(),
    orderId: numericId.nullable().meta({ description: 'The paid order' }),
    expiresAt: z.iso.datetime(),
    transfer: transferDetails
      .nullable()
      .meta({ description: 'Of a bank transfer that has not arrived yet' }),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;

export const wechatAppParameters = z
  .object({
    kind: z.literal('wechat-app'),
    appId: z.string(),
    partnerId: z.string(),
    prepayId: z.string(),
    packageValue: z.literal('Sign=WXPay'),
    nonceStr: z.string(),
    timeStamp: z.string(),
    sign: z.string(),
  })
  .meta({ description: "The request of WeChat's SDK in the shop's app" });

export const alipayAppParameters = z
  .object({ kind: z.literal('alipay-app'), orderString: z.string() })
  .meta({ description: "The order of Alipay's SDK in the shop's app" });

/** The parameters for the host's payment API, a code to scan, or the URL of the provider's cashier. */
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
    z
      .object({ kind: z.literal('douyin-trade'), data: z.string(), byteAuthorization: z.string() })
      .meta({
        description:
          'tt.requestOrder({ data, byteAuthorization }), then tt.getOrderPayment({ orderId })',
      }),
    wechatAppParameters,
    alipayAppParameters,
    z.object({
      kind: z.literal('code'),
      url: z.string().meta({ description: 'What the code says' }),
      image: z.string().meta({ description: 'The code as a data URL' }),
    }),
    z.object({ kind: z.literal('cashier'), url: z.string() }),
    z.object({ kind: z.literal('transfer') }).meta({
      description: 'The shopper transfers the amount; the payment names the account',
    }),
  ])
  .meta({ id: 'PaymentParameters' });
export type PaymentParameters = z.infer<typeof paymentParameters>;

export const startedPayment = payment
  .extend({ parameters: paymentParameters })
  .meta({ id: 'StartedPayment' });
export type StartedPayment = z.infer<typeof startedPayment>;
