import Taro, { requestPayment, setClipboardData } from '@tarojs/taro';
import type { MiniProgramName } from '../platform-names.ts';
import type { PaymentOutcome, PaymentParams, PaymentPort } from '../ports/payment.ts';

/** The payment functions of two vendors. Taro passes them through, but its types lack them. */
interface VendorPayments {
  tradePay(request: { tradeNO: string }): Promise<{ resultCode?: string | number }>;
  pay(request: {
    orderInfo: { order_id: string; order_token: string };
    service: number;
  }): Promise<{ code?: number }>;
  /** Taro leaves the functions of Douyin's trade system as they are, with callbacks. */
  requestOrder(
    request: { data: string; byteAuthorization: string } & Callbacks<{ orderId: string }>,
  ): void;
  getOrderPayment(request: { orderId: string } & Callbacks<unknown>): void;
}
const vendor = Taro as unknown as VendorPayments;

interface Callbacks<T> {
  success(result: T): void;
  fail(cause: unknown): void;
}

/** WeChat and Douyin's trade system report that the shopper cancelled only in the text of its error. */
const toFailureOutcome = (cause: unknown): PaymentOutcome =>
  /cancel/i.test((cause as { errMsg?: string } | undefined)?.errMsg ?? '') ? 'cancelled' : 'failed';

/** Codes for an unknown result count as `done`, because the shop's server asks the payment provider. */
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

/** The `service` value that opens Douyin's own cashier for an order of the shop's server. */
const DOUYIN_CASHIER = 5;

type PaymentMethods = {
  [K in PaymentParams['kind']]: (
    params: Extract<PaymentParams, { kind: K }>,
    origin: string,
  ) => Promise<PaymentOutcome>;
};

const paymentMethods: PaymentMethods = {
  async jsapi({ timeStamp, nonceStr, package: prepayId, signType, paySign }) {
    await requestPayment({ timeStamp, nonceStr, package: prepayId, signType, paySign });
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
  async 'douyin-trade'({ data, byteAuthorization }) {
    const { orderId } = await new Promise<{ orderId: string }>((success, fail) => {
      vendor.requestOrder({ data, byteAuthorization, success, fail });
    });
    await new Promise((success, fail) => {
      vendor.getOrderPayment({ orderId, success, fail });
    });
    return 'done';
  },
  // The shopper transfers the money, and the payment page says how.
  transfer: async () => 'done',
  'wechat-app': async () => 'unavailable',
  'alipay-app': async () => 'unavailable',
  // A mini-program cannot open the provider's page, so the shopper pastes its URL into a browser.
  async cashier({ url }, origin) {
    await setClipboardData({ data: origin + url });
    return 'copied';
  },
};

export const createMiniPayment = (channel: MiniProgramName, origin: string): PaymentPort => ({
  listChannels: () => [channel, 'transfer'],
  pay: (params) =>
    (paymentMethods[params.kind] as PaymentMethods['cashier'])(params as never, origin).catch(
      toFailureOutcome,
    ),
});
