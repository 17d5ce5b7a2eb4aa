/** The payment call of each vendor, and its result when the shopper cancels. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { createApi, type Options } from './callbacks.ts';

type PaymentCall = (options: Options) => void;

export function paymentApi(platform: PlatformName, state: HostState): Record<string, PaymentCall> {
  const createCall = (
    name: string,
    success: object,
    cancelled: object | Error,
  ): Record<string, PaymentCall> => ({
    [name]: createApi(state.clock, name, (options) => {
      state.payments.push({ ...options });
      if (!state.cancelsPayment) return success;
      if (cancelled instanceof Error) throw cancelled;
      return cancelled;
    }),
  });
  const paymentCalls: Record<PlatformName, () => Record<string, PaymentCall>> = {
    weapp: () => createCall('requestPayment', {}, new Error('cancel')),
    tt: () => ({
      ...createCall('pay', { code: 0 }, { code: 4 }),
      ...tradeApi(state),
    }),
    alipay: () => createCall('tradePay', { resultCode: '9000' }, { resultCode: '6001' }),
  };
  return paymentCalls[platform]();
}

const AUTHORIZATION =
  /^SHA256-RSA2048 appid=\w+,nonce_str=\w+,timestamp=\d+,key_version=\d+,signature=\S+$/;

/** Douyin's trade system, which knows an order only by the signed data of the shop. */
function tradeApi(state: HostState): Record<string, PaymentCall> {
  const orders = new Set<string>();
  return {
    requestOrder: createApi(state.clock, 'requestOrder', ({ data, byteAuthorization }) => {
      if (!state.usesIndustrySdk) throw new Error('industrySDK is not enabled in package.json');
      if (typeof data !== 'string' || !AUTHORIZATION.test(String(byteAuthorization)))
        throw new Error('invalid params');
      const orderId = `motb${orders.size + 1}`;
      orders.add(orderId);
      state.payments.push({ data, byteAuthorization });
      return { orderId };
    }),
    getOrderPayment: createApi(state.clock, 'getOrderPayment', ({ orderId }) => {
      if (!orders.has(String(orderId))) throw new Error('order not exist');
      if (state.cancelsPayment) throw new Error('cancel');
    }),
  };
}
