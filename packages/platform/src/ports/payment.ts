/** What the shop hands over so that somebody can pay: see the call that begins a payment. */
export type PayableWith =
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
  | { kind: 'cashier'; url: string };

/**
 * What the host says of it: `left` when the shopper is on the way to a page of the provider's, `copied`
 * when its address is on the clipboard, `unavailable` where nobody can pay. Only the shop's own server
 * knows whether money has moved.
 */
export type PaymentOutcome = 'done' | 'cancelled' | 'failed' | 'left' | 'copied' | 'unavailable';

export interface Payment {
  /** Which account of the provider's the shopper pays through. */
  channel: 'messaging-oa' | 'minip' | 'ttmp' | 'alimp';
  /** Lets the shopper pay. Never throws. */
  pay(payable: PayableWith): Promise<PaymentOutcome>;
}
