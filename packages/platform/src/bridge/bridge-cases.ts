import type { BridgeReply, UnsupportedReply } from './definition.ts';

/** What a page says to an app, and what the app replies. */
export interface BridgeCase {
  name: string;
  /** The text that the page posts. */
  text: string;
  /** Absent: the app replies nothing. */
  reply?: BridgeReply | UnsupportedReply;
}

/** The shopper of the cases, whom every app under test has. */
export const CASE_SHOPPER = {
  subscribed: ['autumn'],
  token: 'token-of-the-app',
  paymentOutcome: 'unsupported',
} as const;

const says = (message: unknown, reply?: BridgeReply | UnsupportedReply): BridgeCase => ({
  name: JSON.stringify(message).slice(0, 90),
  text: JSON.stringify(message),
  ...(reply && { reply }),
});

const unsupported = (message: unknown, type: string): BridgeCase =>
  says(message, { type: 'unsupported', message: type });

const content = { title: '秋日来信', path: '/content/spring' };

/** The same cases for the pages' side, the simulator and the app. */
export const BRIDGE_CASES: readonly BridgeCase[] = [
  says({ type: 'tracking', events: [] }),
  says({ type: 'navigation', link: 'productdetail/1' }),
  says({ type: 'navigation', link: 'productdetail/1', replace: true }),
  says({ type: 'back' }),
  says({ type: 'prepareShare', content }),
  says({ type: 'share', content: { ...content, image: '/images/a/800' } }),
  says({ type: 'contentLoaded', id: 'spring' }),
  says({ type: 'login' }, { type: 'login', token: CASE_SHOPPER.token }),
  says({ type: 'login', link: 'bag' }, { type: 'login', token: CASE_SHOPPER.token }),
  says({ type: 'session', bagId: 'b', isGuest: true }),
  says({ type: 'handOver', token: 'token-of-the-page' }),
  says({ type: 'loggedOut' }),
  says(
    { type: 'payment', params: { kind: 'alipay-app', orderString: 'app_id=1' } },
    { type: 'payment', outcome: CASE_SHOPPER.paymentOutcome },
  ),
  ...(['status', 'subscribe'] as const).map((action) =>
    says(
      { type: 'campaignSubscription', campaignName: 'autumn', action },
      { type: 'campaignSubscription', campaignName: 'autumn', subscribed: true },
    ),
  ),
  says(
    { type: 'campaignSubscription', campaignName: 'winter', action: 'status' },
    { type: 'campaignSubscription', campaignName: 'winter', subscribed: false },
  ),
  unsupported({ type: 'fromTheFuture', more: 1 }, 'fromTheFuture'),
  unsupported({ type: 'toString' }, 'toString'),
  unsupported({ type: 'navigation' }, 'navigation'),
  unsupported({ type: 'navigation', link: 1 }, 'navigation'),
  unsupported({ type: 'session', bagId: 'b' }, 'session'),
  unsupported({ type: 'handOver' }, 'handOver'),
  unsupported({ type: 'login', link: 1 }, 'login'),
  unsupported({ type: 'navigation', link: 'home', replace: 'yes' }, 'navigation'),
  unsupported({ type: 'tracking', events: [1] }, 'tracking'),
  unsupported({ type: 'share', content: { title: 'a' } }, 'share'),
  unsupported({ type: 'payment', params: { kind: 'gold' } }, 'payment'),
  unsupported(
    { type: 'campaignSubscription', campaignName: 'autumn', action: 'end' },
    'campaignSubscription',
  ),
  unsupported({ link: 'home' }, ''),
  unsupported([], ''),
  unsupported(null, ''),
  { name: 'no JSON', text: '{"type":', reply: { type: 'unsupported', message: '' } },
];
