import type { PaymentOutcome } from '../ports/payment.ts';

interface MessagingBridge {
  invoke(
    name: 'getBrandWCPayRequest',
    request: Readonly<Record<string, string>>,
    answered: (answer: { err_msg: string }) => void,
  ): void;
}

const bridgeIn = (scope: unknown): MessagingBridge | undefined =>
  (scope as { WeixinJSBridge?: MessagingBridge }).WeixinJSBridge;

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = { ok: 'done', cancel: 'cancelled' };

/** What the messaging app answers ends in a word: `get_brand_wcpay_request:ok`. */
export const outcomeOf = (answer: string): PaymentOutcome =>
  OUTCOMES[answer.split(':')[1] ?? ''] ?? 'failed';

/** How long the messaging app may take to bring its bridge. */
const BRIDGE_LIMIT_MS = 5_000;

/** The messaging app puts its bridge into the page when it likes. */
function messagingBridge(): Promise<MessagingBridge | undefined> {
  const present = bridgeIn(window);
  if (present) return Promise.resolve(present);
  return new Promise((resolve) => {
    const settle = () => resolve(bridgeIn(window));
    document.addEventListener('WeixinJSBridgeReady', settle, { once: true });
    setTimeout(settle, BRIDGE_LIMIT_MS);
  });
}

/** Lets the shopper pay in the messaging app, by what the shop has signed. */
export async function payInMessaging(
  request: Readonly<Record<string, string>>,
): Promise<PaymentOutcome> {
  const bridge = await messagingBridge();
  if (!bridge) return 'unavailable';
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', request, ({ err_msg }) => resolve(outcomeOf(err_msg)));
  });
}
