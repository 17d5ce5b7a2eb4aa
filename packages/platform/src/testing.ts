import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { BridgeMessage, BridgeReply } from './bridge/definition.ts';
import { emptyLandingParams, type LandingParams } from './landing/landing-params.ts';
import { createPageGuard } from './page-guard/page-guard.ts';
import type { PlatformName } from './platform-names.ts';
import type { AddressBookPort } from './ports/address-book.ts';
import type { Destination } from './ports/navigation.ts';
import type { PaymentChannel, PaymentOutcome, PaymentParams } from './ports/payment.ts';
import type { Platform } from './ports/platform.ts';
import type { ShareContent } from './ports/share.ts';
import type { KeyValueStorage } from './ports/storage.ts';
import type { TrackedEvent } from './ports/tracking.ts';
import { href } from './urls.ts';

/** A platform for tests. It navigates nowhere and records the calls of its methods. */
export interface TestPlatform extends Platform {
  /** The destinations of `navigation.go` and of `login.open`. */
  destinations: Destination[];
  tracked: TrackedEvent[];
  sent: BridgeMessage[];
  /** Sends a reply to the page, as the app does. */
  reply(reply: BridgeReply): void;
  shared: ShareContent[];
  /** The contents prepared for the host's own share menu. */
  prepared: ShareContent[];
  /** The copied texts. */
  copied: string[];
  /** The numbers, addresses and links that customer service was opened with. */
  contacted: string[];
  savedLanguages: Language[];
  /** The countries passed to `changeCountry`. */
  chosenCountries: ShippingCountryCode[];
  /** Tries to leave the page, as a tap on a link or the back button does. */
  tryToLeave(): void;
  /** Goes back, which closes the top overlay. */
  goBack(): void;
  /** Sets what `measureTops` returns and notifies the scroll listeners. */
  simulateScroll(tops: readonly number[]): void;
  /** The parameters of the started payments. */
  payments: PaymentParams[];
}

function createMemoryStorage(stored: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(stored));
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
  landingParams?: LandingParams;
  /** The addresses that the host keeps; none by default. */
  addressBook?: AddressBookPort;
  /** What the device has stored before. */
  stored?: Readonly<Record<string, string>>;
  /** The channels in which the host can pay; by default those of a phone's browser. */
  paymentChannels?: readonly PaymentChannel[];
  /** The outcome of every payment. */
  paymentOutcome?: PaymentOutcome;
}

/**
 * @example
 * const platform = createTestPlatform();
 * render(<PlatformProvider platform={platform}><Screen /></PlatformProvider>);
 * expect(platform.destinations).toEqual([{ route: 'bag' }]);
 */
export function createTestPlatform(options: TestPlatformOptions = {}): TestPlatform {
  const { name = 'web', language = 'zh-CN', country = 'CN', version } = options;
  const destinations: Destination[] = [];
  const tracked: TrackedEvent[] = [];
  const sent: BridgeMessage[] = [];
  const shared: ShareContent[] = [];
  const prepared: ShareContent[] = [];
  const copied: string[] = [];
  const contacted: string[] = [];
  const savedLanguages: Language[] = [];
  const chosenCountries: ShippingCountryCode[] = [];
  const payments: PaymentParams[] = [];
  const { openOverlay, closeTopOverlay, blockLeave, confirmLeave } = createPageGuard();
  const scrollListeners = new Set<() => void>();
  let tops: readonly number[] = [];
  const replyListeners = new Set<(reply: BridgeReply) => void>();
  return {
    destinations,
    tracked,
    sent,
    shared,
    prepared,
    copied,
    contacted,
    savedLanguages,
    chosenCountries,
    payments,
    reply: (reply) => {
      for (const listener of replyListeners) listener(reply);
    },
    tryToLeave: () => confirmLeave(() => void destinations.push({ route: 'home' })),
    goBack: closeTopOverlay,
    name,
    language,
    country,
    version,
    landingParams: options.landingParams ?? emptyLandingParams,
    navigation: {
      href: (target) => href(target, language),
      go: (to) => void destinations.push(to),
      back: () => undefined,
      blockLeave,
      confirmLeave,
      openOverlay,
      prefetch: () => undefined,
    },
    addressBook: options.addressBook,
    mediaUrl: (path) => path,
    saveLanguage: (nextLanguage) => void savedLanguages.push(nextLanguage),
    changeCountry: (nextCountry) => void chosenCountries.push(nextCountry),
    storage: { local: createMemoryStorage(options.stored), session: createMemoryStorage() },
    clipboard: {
      write: async (text) => {
        copied.push(text);
        return true;
      },
    },
    customerService: {
      hasWechat: name === 'wechat',
      openWechat: ({ url }) => void contacted.push(url),
      call: (phone) => void contacted.push(phone),
      writeMail: async (address) => {
        contacted.push(address);
        return 'opened';
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
      listChannels: () => options.paymentChannels ?? ['wechat-h5', 'alipay-wap'],
      pay: async (params) => {
        payments.push(params);
        return options.paymentOutcome ?? 'left';
      },
    },
    bridge: {
      isPresent: false,
      send: (message) => void sent.push(message),
      listen: (type, listener) => {
        const onReply = (reply: BridgeReply) => {
          if (reply.type === type) listener(reply as never);
        };
        replyListeners.add(onReply);
        return () => void replyListeners.delete(onReply);
      },
    },
    login: {
      getToken: () => null,
      open: (from) =>
        void destinations.push({
          route: 'login',
          ...(from ? { query: { from: href(from, language) } } : {}),
        }),
    },
    viewport: {
      scrollTo: async () => undefined,
      measureTops: async (ids) => ids.map((_, index) => tops[index]),
      onScroll(listener) {
        scrollListeners.add(listener);
        return () => void scrollListeners.delete(listener);
      },
    },
    simulateScroll(nextTops) {
      tops = nextTops;
      for (const listener of scrollListeners) listener();
    },
  };
}
