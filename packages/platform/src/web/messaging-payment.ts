import type { PaymentOutcome } from '../ports/payment.ts';

interface MessagingBridge {
  invoke(
    name: 'getBrandWCPayRequest',
    request: Readonly<Record<string, string>>,
    callback: (result: { err_msg: string }) => void,
  ): void;
}

const findBridge = (scope: unknown): MessagingBridge | undefined =>
  (scope as { WeixinJSBridge?: MessagingBridge }).WeixinJSBridge;

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = { ok: 'done', cancel: 'cancelled' };

/** Parses the result of the messaging app, such as `get_brand_wcpay_request:ok`. */
export const parseOutcome = (result: string): PaymentOutcome =>
  OUTCOMES[result.split(':')[1] ?? ''] ?? 'failed';

/** How long to wait for the bridge of the messaging app. */
const BRIDGE_TIMEOUT_MS = 5_000;

/** Waits for the bridge, which the messaging app may add after the page has loaded. */
function waitForBridge(): Promise<MessagingBridge | undefined> {
  const bridge = findBridge(window);
  if (bridge) return Promise.resolve(bridge);
  return new Promise((resolve) => {
    const resolveBridge = () => resolve(findBridge(window));
    document.addEventListener('WeixinJSBridgeReady', resolveBridge, { once: true });
    setTimeout(resolveBridge, BRIDGE_TIMEOUT_MS);
  });
}

/** Opens the payment of the messaging app with the request that the shop's server has signed. */
export async function payInMessagingApp(
  request: Readonly<Record<string, string>>,
): Promise<PaymentOutcome> {
  const bridge = await waitForBridge();
  if (!bridge) return 'unavailable';
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', request, ({ err_msg }) => resolve(parseOutcome(err_msg)));
  });
}
