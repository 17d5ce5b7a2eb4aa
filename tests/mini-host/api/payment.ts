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
    tt: () => createCall('pay', { code: 0 }, { code: 4 }),
    alipay: () => createCall('tradePay', { resultCode: '9000' }, { resultCode: '6001' }),
  };
  return paymentCalls[platform]();
}
