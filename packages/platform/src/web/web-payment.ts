import { isAtLeast } from '@vitrine/kit';
import { isMiniProgram, type PlatformName } from '../platform-names.ts';
import type { BridgePort } from '../ports/bridge.ts';
import type { PaymentChannel, PaymentPort } from '../ports/payment.ts';

/** The first release of each app that opens payments for a page. */
const FIRST_APP_VERSION: Readonly<Partial<Record<PlatformName, string>>> = {
  ios: '2.19.0',
  android: '6.15.0',
};

const PHONE = /Android|iPhone|iPod|Mobile/i;

interface WebHost {
  readonly name: PlatformName;
  readonly version: string | undefined;
  readonly bridge: BridgePort;
}

/** A phone opens the provider's app; on a desktop the shopper scans a code or logs in with the provider. */
function listChannels({ name, version, bridge }: WebHost): readonly PaymentChannel[] {
  const firstVersion = FIRST_APP_VERSION[name];
  if (firstVersion && bridge.isPresent)
    return version && isAtLeast(version, firstVersion)
      ? ['wechat-app', 'alipay-app', 'transfer']
      : [];
  if (name === 'wechat') return ['messaging-oa', 'test', 'transfer'];
  if (isMiniProgram(name)) return [];
  return PHONE.test(navigator.userAgent)
    ? ['wechat-h5', 'alipay-wap', 'test', 'transfer']
    : ['wechat-native', 'alipay-page', 'test', 'transfer'];
}

/** Payments of a page in a browser, in the messaging app or in the shop's own app. */
export const createWebPayment = (host: WebHost): PaymentPort => ({
  listChannels: () => listChannels(host),
  async pay(params) {
    const { openPayment } = await import('./open-payment.ts');
    return openPayment(params, host);
  },
});
