import Taro, { requestPayment, setClipboardData } from '@tarojs/taro';
import type { MiniProgramName } from '../names.ts';
import type { PayableWith, Payment, PaymentOutcome } from '../ports/payment.ts';

/** What two vendors pay by, which Taro hands on and its types do not know. */
interface VendorTills {
  tradePay(request: { tradeNO: string }): Promise<{ resultCode?: string | number }>;
  pay(request: {
    orderInfo: { order_id: string; order_token: string };
    service: number;
  }): Promise<{ code?: number }>;
}
const vendor = Taro as unknown as VendorTills;

/** A shopper who closes the host's own window has changed their mind; WeChat says so in words only. */
const outcomeOfFailure = (cause: unknown): PaymentOutcome =>
  /cancel/i.test((cause as { errMsg?: string } | undefined)?.errMsg ?? '') ? 'cancelled' : 'failed';

/** Those that leave it open are `done` here: the shop's server asks the provider. */
const ALIPAY_OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  9000: 'done',
  8000: 'done',
  6004: 'done',
  6001: 'cancelled',
};
const DOUYIN_OUTCOMES: Readonly<Record<number, PaymentOutcome>> = {
  0: 'done',
  9: 'done',
  3: 'cancelled',
  4: 'cancelled',
};

/** Douyin's own cashier, for orders that the shop's server has placed there. */
const DOUYIN_CASHIER = 5;

type Tills = {
  [K in PayableWith['kind']]: (
    payable: Extract<PayableWith, { kind: K }>,
    origin: string,
  ) => Promise<PaymentOutcome>;
};

const tills: Tills = {
  async jsapi({ timeStamp, nonceStr, package: prepaid, signType, paySign }) {
    await requestPayment({ timeStamp, nonceStr, package: prepaid, signType, paySign });
    return 'done';
  },
  async alipay({ tradeNo }) {
    const { resultCode } = await vendor.tradePay({ tradeNO: tradeNo });
    return ALIPAY_OUTCOMES[String(resultCode)] ?? 'failed';
  },
  async douyin({ orderId, orderToken }) {
    const orderInfo = { order_id: orderId, order_token: orderToken };
    const { code = -1 } = await vendor.pay({ orderInfo, service: DOUYIN_CASHIER });
    return DOUYIN_OUTCOMES[code] ?? 'failed';
  },
  // A mini-program opens no page that is not its own: the shopper opens it in a browser.
  async cashier({ url }, origin) {
    await setClipboardData({ data: origin + url });
    return 'copied';
  },
};

export const createMiniPayment = (channel: MiniProgramName, origin: string): Payment => ({
  channel,
  pay: (payable) =>
    (tills[payable.kind] as Tills['cashier'])(payable as never, origin).catch(outcomeOfFailure),
});
