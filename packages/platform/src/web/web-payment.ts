import type { PlatformName } from '../names.ts';
import type { Payment } from '../ports/payment.ts';

/** The messaging app pays by itself, inside its own browser only; a cashier is a page like any other. */
export const createWebPayment = (name: PlatformName): Payment => ({
  channel: 'messaging-oa',
  async pay(payable) {
    if (payable.kind === 'cashier') {
      window.location.assign(payable.url);
      return 'left';
    }
    const { kind, ...request } = payable;
    if (kind !== 'jsapi' || name !== 'wechat') return 'unavailable';
    const { payInMessaging } = await import('./messaging-payment.ts');
    return payInMessaging(request);
  },
});
