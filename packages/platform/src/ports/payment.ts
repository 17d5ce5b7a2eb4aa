/** The request of WeChat's or Alipay's SDK in the shop's app. */
export type AppPaymentParams =
  | {
      kind: 'wechat-app';
      appId: string;
      partnerId: string;
      prepayId: string;
      packageValue: 'Sign=WXPay';
      nonceStr: string;
      timeStamp: string;
      sign: string;
    }
  | { kind: 'alipay-app'; orderString: string };

/** The parameters that the host needs for a payment. The call that starts a payment returns them. */
export type PaymentParams =
  | {
      kind: 'jsapi';
      appId: string;
      timeStamp: string;
      nonceStr: string;
      package: string;
      signType: 'RSA';
      paySign: string;
    }
  | { kind: 'alipay'; tradeNo: string }
  | { kind: 'douyin'; orderId: string; orderToken: string }
  | { kind: 'douyin-trade'; data: string; byteAuthorization: string }
  | AppPaymentParams
  | { kind: 'cashier'; url: string }
  | { kind: 'transfer' };

/**
 * What the host reports. `left`: the shopper was sent to a page of the payment provider. `copied`: the URL of
 * that page is on the clipboard. `unavailable`: this host cannot pay. Only the shop's own server knows
 * whether the payment succeeded.
 */
export type PaymentOutcome = 'done' | 'cancelled' | 'failed' | 'left' | 'copied' | 'unavailable';

/** An account of the shop with a payment provider, for one host. */
export type PaymentChannel =
  | 'messaging-oa'
  | 'minip'
  | 'ttmp'
  | 'alimp'
  | 'wechat-native'
  | 'wechat-h5'
  | 'wechat-app'
  | 'alipay-page'
  | 'alipay-wap'
  | 'alipay-app'
  | 'test'
  | 'transfer';

export interface PaymentPort {
  /** Lists the channels in which this host can pay, the usual one first. */
  listChannels(): readonly PaymentChannel[];
  /** Opens the payment. Never throws. */
  pay(params: PaymentParams): Promise<PaymentOutcome>;
}
