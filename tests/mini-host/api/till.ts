/** Where each vendor takes the money, and how it says that the shopper has changed their mind. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { answering, type Options } from './callbacks.ts';

type Till = (options: Options) => void;

export function tillApi(platform: PlatformName, state: HostState): Record<string, Till> {
  const till = (name: string, paid: object, left: object | Error): Record<string, Till> => ({
    [name]: answering(state.clock, name, (options) => {
      state.payments.push({ ...options });
      if (!state.leavesTill) return paid;
      if (left instanceof Error) throw left;
      return left;
    }),
  });
  const tills: Record<PlatformName, () => Record<string, Till>> = {
    weapp: () => till('requestPayment', {}, new Error('cancel')),
    tt: () => till('pay', { code: 0 }, { code: 4 }),
    alipay: () => till('tradePay', { resultCode: '9000' }, { resultCode: '6001' }),
  };
  return tills[platform]();
}
