import { reLaunch } from '@tarojs/taro';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { miniHref } from '../addresses.ts';
import type { MiniProgramName } from '../names.ts';
import type { Bridge } from '../ports/bridge.ts';
import type { MiniNavigation } from '../ports/navigation.ts';
import type { Platform } from '../ports/platform.ts';
import { type Route, type RouteName, routes, type Target } from '../routes.ts';
import { createTracking } from '../tracking/createTracking.ts';
import type { SentEvent } from '../tracking/envelope.ts';
import type { Visit } from '../visit/visit.ts';
import { miniClipboard } from './mini-clipboard.mini.ts';
import { createMiniNavigation } from './mini-navigation.mini.ts';
import { createMiniPayment } from './mini-payment.mini.ts';
import { createMiniShare, type PageShare } from './mini-share.mini.ts';
import { miniStorage } from './mini-storage.mini.ts';
import { createMiniViewport, type MiniViewport } from './mini-viewport.mini.ts';

export interface MiniPlatformDeps {
  name: MiniProgramName;
  language: Language;
  country: ShippingCountryCode;
  version?: string | undefined;
  /** Opens the shop anew in another language, at that screen. */
  speak(language: Language, target: Target): void;
  /** Opens it anew for another country, where that was chosen. */
  deliverTo(country: ShippingCountryCode): void;
  /** What the link said that led here last: a program that is alive may be come to again. */
  entry(): { visit: Visit; correlationId: string };
  /** The page that stands, as its host names it. */
  pageUrl(): string;
  /** The page beneath, if there is one. */
  addressBeneath(): string | undefined;
  sendTracking(events: readonly SentEvent[]): Promise<unknown>;
  log(message: string, cause: unknown): void;
  /** The server whose rooted addresses pictures have. */
  origin: string;
}

/** What the page glue needs besides the port. What is shared, each page knows by itself. */
export interface MiniPlatform extends Omit<Platform, 'share' | 'navigation'> {
  navigation: MiniNavigation;
  viewport: MiniViewport;
  /** What this page should show, left for it by whoever went there without opening it; read once. */
  takeTarget(route: RouteName): Target | undefined;
  /** Tells of such a target at once: a host that shows the page already says nothing by itself. */
  onTarget(listener: () => void): () => void;
  /** Begins at a screen, with nothing to go back to. */
  startAt(target: Target): void;
  /** Sends waiting events: the mini-program is going to the background. */
  flush(): void;
}

/** Mini-programs live beside the native app, never inside it: there is nobody to talk to. */
const noBridge: Bridge = { isPresent: false, send: () => undefined, listen: () => () => undefined };

export function createMiniPlatform(deps: MiniPlatformDeps): MiniPlatform {
  let left: Target | undefined;
  const waiting = new Set<() => void>();
  const leave = (target: Target): void => {
    left = target;
    for (const listener of waiting) listener();
  };
  const { language, speak, addressBeneath } = deps;
  const navigation = createMiniNavigation({ language, leave, speak, addressBeneath });
  const { name, entry, pageUrl, log } = deps;
  const queue = createTracking({
    name,
    get visit() {
      return entry().visit;
    },
    get correlationId() {
      return entry().correlationId;
    },
    pageUrl,
    send: deps.sendTracking,
    log,
  });
  return {
    name,
    language,
    country: deps.country,
    version: deps.version,
    get visit() {
      return entry().visit;
    },
    navigation,
    storage: miniStorage,
    clipboard: miniClipboard,
    tracking: queue,
    bridge: noBridge,
    viewport: createMiniViewport(),
    media: (address) => (address.startsWith('/') ? deps.origin + address : address),
    rememberLanguage: (chosen) => miniStorage.local.set('language', chosen),
    deliverTo(chosen) {
      miniStorage.local.set('country', chosen);
      deps.deliverTo(chosen);
    },
    payment: createMiniPayment(name, deps.origin),
    login: {
      token: () => entry().visit.token ?? null,
      open: (from, options) =>
        navigation.go({ route: 'login', query: { from: from && navigation.href(from) } }, options),
    },
    takeTarget(route) {
      if (left?.route !== route) return undefined;
      const taken = left;
      left = undefined;
      return taken;
    },
    onTarget(listener) {
      waiting.add(listener);
      return () => void waiting.delete(listener);
    },
    startAt(target) {
      const { tab, mini }: Route = routes[target.route];
      if (tab) leave(target);
      reLaunch({ url: tab ? mini : miniHref(target) });
    },
    flush: queue.flush,
  };
}

export { createMiniShare, miniStorage, type PageShare };
