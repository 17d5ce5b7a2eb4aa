import { reLaunch } from '@tarojs/taro';
import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { LandingParams } from '../landing/landing-params.ts';
import type { MiniProgramName } from '../platform-names.ts';
import type { BridgePort } from '../ports/bridge.ts';
import type { MiniNavigationPort } from '../ports/navigation.ts';
import type { Platform } from '../ports/platform.ts';
import { getMiniPath, type Route, type RouteName, routes, type Target } from '../routes.ts';
import { createTracking } from '../tracking/create-tracking.ts';
import type { SentEvent } from '../tracking/envelope.ts';
import { miniHref } from '../urls.ts';
import { createMiniAddressBook } from './mini-address-book.mini.ts';
import { miniClipboard } from './mini-clipboard.mini.ts';
import { createMiniCustomerService } from './mini-customer-service.mini.ts';
import { createMiniMessagePrompt } from './mini-message-prompt.mini.ts';
import { createMover } from './mini-mover.mini.ts';
import { createMiniNavigation } from './mini-navigation.mini.ts';
import { createMiniPayment } from './mini-payment.mini.ts';
import { createMiniPictureViewer } from './mini-picture-viewer.mini.ts';
import { createMiniShare, type PageShare } from './mini-share.mini.ts';
import { miniStorage } from './mini-storage.mini.ts';
import { createMiniViewport, type MiniViewport } from './mini-viewport.mini.ts';

export interface MiniPlatformDeps {
  name: MiniProgramName;
  language: Language;
  country: ShippingCountryCode;
  version?: string | undefined;
  /** Reopens the shop in another language, at the target screen. */
  reopenInLanguage(language: Language, target: Target): void;
  /** Reopens the shop for another country, at the screen where it was chosen. */
  reopenForCountry(country: ShippingCountryCode): void;
  /** The parameters of the link that opened the mini-program last. A running program may be opened again. */
  getEntry(): { landingParams: LandingParams; correlationId: string };
  /** The URL of the current page, as the host names it. */
  pageUrl(): string;
  /** The URL of the previous page in the page stack, if there is one. */
  getPreviousUrl(): string | undefined;
  /** The id of the shopper who is logged in, or null. */
  customerId(): string | null;
  sendTracking(events: readonly SentEvent[]): Promise<unknown>;
  log(message: string, cause: unknown): void;
  /** Tells the shopper that the host could not open a page, and offers to try again. */
  onMoveFailed(retry: () => void): void;
  /** The origin of the server that rooted image paths belong to. */
  origin: string;
}

/** The port, plus what the page components need. Sharing is left out, because each page has its own. */
export interface MiniPlatform extends Omit<Platform, 'share' | 'navigation'> {
  navigation: MiniNavigationPort;
  viewport: MiniViewport;
  /** Returns and clears the target that a page should show when it was reached without being opened. */
  takePendingTarget(route: RouteName): Target | undefined;
  /** Calls the listener when a pending target is set: the host sends no event if it shows the page already. */
  onPendingTarget(listener: () => void): () => void;
  /** Restarts at a screen with an empty page stack. */
  restartAt(target: Target): void;
  /** Sends the queued events, because the mini-program goes to the background. */
  flush(): void;
}

/** A mini-program never runs inside the native app, so it has no bridge. */
const noBridge: BridgePort = {
  isPresent: false,
  send: () => undefined,
  listen: () => () => undefined,
};

export function createMiniPlatform(deps: MiniPlatformDeps): MiniPlatform {
  let pendingTarget: Target | undefined;
  const targetListeners = new Set<() => void>();
  const setPendingTarget = (target: Target): void => {
    pendingTarget = target;
    for (const listener of targetListeners) listener();
  };
  const mediaUrl = (path: string) => (path.startsWith('/') ? deps.origin + path : path);
  const { name, language, pageUrl, getEntry, reopenInLanguage, getPreviousUrl, log } = deps;
  const runMove = createMover(({ cause, retry }) => {
    log('Page not opened', cause);
    deps.onMoveFailed(retry);
  });
  const navigation = createMiniNavigation({
    language,
    setPendingTarget,
    reopenInLanguage,
    getPreviousUrl,
    runMove,
  });
  const queue = createTracking({
    name,
    get landingParams() {
      return getEntry().landingParams;
    },
    get correlationId() {
      return getEntry().correlationId;
    },
    pageUrl,
    customerId: deps.customerId,
    send: deps.sendTracking,
    log,
  });
  return {
    name,
    language,
    country: deps.country,
    version: deps.version,
    get landingParams() {
      return getEntry().landingParams;
    },
    navigation,
    storage: miniStorage,
    clipboard: miniClipboard,
    customerService: createMiniCustomerService(name),
    tracking: queue,
    bridge: noBridge,
    viewport: createMiniViewport(),
    mediaUrl,
    addressBook: createMiniAddressBook(name),
    messagePrompt: createMiniMessagePrompt(name),
    pictureViewer: createMiniPictureViewer(mediaUrl),
    saveLanguage: (nextLanguage) => miniStorage.local.set('language', nextLanguage),
    changeCountry(country) {
      miniStorage.local.set('country', country);
      deps.reopenForCountry(country);
    },
    payment: createMiniPayment(name, deps.origin),
    login: {
      getToken: () => getEntry().landingParams.token ?? null,
      open: (from, options) =>
        navigation.go({ route: 'login', query: { from: from && navigation.href(from) } }, options),
    },
    takePendingTarget(route) {
      if (pendingTarget?.route !== route) return undefined;
      const target = pendingTarget;
      pendingTarget = undefined;
      return target;
    },
    onPendingTarget(listener) {
      targetListeners.add(listener);
      return () => void targetListeners.delete(listener);
    },
    restartAt(target) {
      const { tab }: Route = routes[target.route];
      if (tab) setPendingTarget(target);
      runMove(() => reLaunch({ url: tab ? getMiniPath(target.route) : miniHref(target) }));
    },
    flush: queue.flush,
  };
}

export { createMiniShare, miniStorage, type PageShare };
