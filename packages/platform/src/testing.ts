import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { href } from './addresses.ts';
import { createCovering } from './covering.ts';
import type { PlatformName } from './names.ts';
import type { BridgeMessage, BridgeReply } from './ports/bridge.ts';
import type { Destination } from './ports/navigation.ts';
import type { PayableWith, PaymentOutcome } from './ports/payment.ts';
import type { Platform } from './ports/platform.ts';
import type { ShareContent } from './ports/share.ts';
import type { KeyValue } from './ports/storage.ts';
import type { TrackedEvent } from './ports/tracking.ts';
import { emptyVisit, type Visit } from './visit/visit.ts';

/** A platform for tests: it goes nowhere, and remembers what was asked of it. */
export interface TestPlatform extends Platform {
  visits: Destination[];
  tracked: TrackedEvent[];
  sent: BridgeMessage[];
  /** Says something to the page, as the app would. */
  reply(reply: BridgeReply): void;
  shared: ShareContent[];
  /** What the host's own menu was told to send. */
  prepared: ShareContent[];
  /** What the shopper has copied. */
  copied: string[];
  remembered: Language[];
  /** Where parcels were to go from then on. */
  deliveredTo: ShippingCountryCode[];
  /** Wants to leave, as somebody who taps a way on or the back button. */
  tryLeaving(): void;
  /** Goes back as a host does that closes what lies over the page. */
  goBack(): void;
  /** Scrolls the page to where the elements that are asked for stand so far from its top. */
  scrolled(tops: readonly number[]): void;
  /** What the shopper was asked to pay with. */
  paid: PayableWith[];
}

function memory(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

export interface TestPlatformOptions {
  name?: PlatformName;
  language?: Language;
  country?: ShippingCountryCode;
  version?: string;
  visit?: Visit;
  /** What the host says of every payment. */
  paymentOutcome?: PaymentOutcome;
}

/**
 * @example
 * const platform = createTestPlatform();
 * render(<PlatformProvider platform={platform}><Screen /></PlatformProvider>);
 * expect(platform.visits).toEqual([{ route: 'bag' }]);
 */
export function createTestPlatform(options: TestPlatformOptions = {}): TestPlatform {
  const { name = 'web', language = 'zh-CN', country = 'CN', version } = options;
  const visits: Destination[] = [];
  const tracked: TrackedEvent[] = [];
  const sent: BridgeMessage[] = [];
  const shared: ShareContent[] = [];
  const prepared: ShareContent[] = [];
  const copied: string[] = [];
  const remembered: Language[] = [];
  const deliveredTo: ShippingCountryCode[] = [];
  const paid: PayableWith[] = [];
  let held: ((go: () => void) => void) | undefined;
  const leave = (go: () => void): void => (held ? held(go) : go());
  const covering = createCovering();
  const scrollers = new Set<() => void>();
  let tops: readonly number[] = [];
  const hearers = new Set<(reply: BridgeReply) => void>();
  return {
    visits,
    tracked,
    sent,
    shared,
    prepared,
    copied,
    remembered,
    deliveredTo,
    paid,
    reply: (reply) => {
      for (const hear of hearers) hear(reply);
    },
    tryLeaving: () => leave(() => void visits.push({ route: 'home' })),
    goBack: covering.uncover,
    name,
    language,
    country,
    version,
    visit: options.visit ?? emptyVisit,
    navigation: {
      href: (target) => href(target, language),
      go: (to) => void visits.push(to),
      back: () => undefined,
      holdBack: (ask) => {
        held = ask;
        return () => {
          held = undefined;
        };
      },
      leave,
      cover: covering.cover,
      prefetch: () => undefined,
    },
    media: (address) => address,
    rememberLanguage: (chosen) => void remembered.push(chosen),
    deliverTo: (chosen) => void deliveredTo.push(chosen),
    storage: { local: memory(), session: memory() },
    clipboard: {
      write: async (text) => {
        copied.push(text);
        return true;
      },
    },
    tracking: { track: (event) => void tracked.push(event) },
    share: {
      prepare: (content) => void prepared.push(content),
      open: async (content) => {
        shared.push(content);
        return 'shared';
      },
    },
    payment: {
      channel: 'messaging-oa',
      pay: async (payable) => {
        paid.push(payable);
        return options.paymentOutcome ?? 'left';
      },
    },
    bridge: {
      isPresent: false,
      send: (message) => void sent.push(message),
      listen: (type, listener) => {
        const hear = (reply: BridgeReply) => {
          if (reply.type === type) listener(reply as never);
        };
        hearers.add(hear);
        return () => void hearers.delete(hear);
      },
    },
    login: {
      token: () => null,
      open: (from) =>
        void visits.push({
          route: 'login',
          ...(from ? { query: { from: href(from, language) } } : {}),
        }),
    },
    viewport: {
      scrollTo: async () => undefined,
      topsOf: async (ids) => ids.map((_, index) => tops[index]),
      onScroll(listener) {
        scrollers.add(listener);
        return () => void scrollers.delete(listener);
      },
    },
    scrolled(next) {
      tops = next;
      for (const listener of scrollers) listener();
    },
  };
}
