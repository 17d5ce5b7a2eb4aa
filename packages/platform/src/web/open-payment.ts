import type { PlatformName } from '../platform-names.ts';
import type { BridgePort } from '../ports/bridge.ts';
import type { AppPaymentParams, PaymentOutcome, PaymentParams } from '../ports/payment.ts';
import { payInMessagingApp } from './messaging-payment.ts';

interface PaymentHost {
  readonly name: PlatformName;
  readonly bridge: BridgePort;
}

/** A newer app may report something else. */
const APP_OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  done: 'done',
  cancelled: 'cancelled',
  unsupported: 'unavailable',
};

/** The app opens the provider's SDK and replies once the shopper is back. */
function payInApp(params: AppPaymentParams, bridge: BridgePort): Promise<PaymentOutcome> {
  if (!bridge.isPresent) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    const stop = bridge.listen('payment', ({ outcome }) => {
      stop();
      resolve(APP_OUTCOMES[outcome] ?? 'failed');
    });
    bridge.send({ type: 'payment', params });
  });
}

/** Opens a payment by what the shop's server has prepared for it. */
export async function openPayment(
  params: PaymentParams,
  { name, bridge }: PaymentHost,
): Promise<PaymentOutcome> {
  // The shopper transfers the money, and the payment page says how.
  if (params.kind === 'transfer') return 'done';
  if (params.kind === 'cashier') {
    window.location.assign(params.url);
    return 'left';
  }
  if (params.kind === 'wechat-app' || params.kind === 'alipay-app') return payInApp(params, bridge);
  const { kind, ...request } = params;
  return kind === 'jsapi' && name === 'wechat'
    ? payInMessagingApp(request as Record<string, string>)
    : 'unavailable';
}
