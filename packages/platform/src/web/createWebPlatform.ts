import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { isApp, type PlatformName } from '../names.ts';
import type { Bridge } from '../ports/bridge.ts';
import type { Login } from '../ports/login.ts';
import type { GoOptions, Navigation } from '../ports/navigation.ts';
import type { Platform } from '../ports/platform.ts';
import type { ShareContent } from '../ports/share.ts';
import type { Tracking } from '../ports/tracking.ts';
import { createTracking } from '../tracking/createTracking.ts';
import type { SentEvent } from '../tracking/envelope.ts';
import { emptyVisit, type Visit } from '../visit/visit.ts';
import { deliverTo } from './deliver-to.ts';
import { isHeldBack, leaving } from './holding.ts';
import { publicAddress } from './public-address.ts';
import { remember } from './remember.ts';
import { createWebBridge } from './web-bridge.ts';
import { webClipboard } from './web-clipboard.ts';
import { covering } from './web-covering.ts';
import { createWebNavigation } from './web-navigation.ts';
import { createWebPayment } from './web-payment.ts';
import { createWebShare } from './web-share.ts';
import { webStorage } from './web-storage.ts';
import { webViewport } from './web-viewport.ts';
import type { KeptMessaging, PageSignature } from './wechat-share.ts';

export interface WebPlatformDeps {
  name: PlatformName;
  language: Language;
  country: ShippingCountryCode;
  /** Moves to an address of the shop without loading a document. */
  navigate(href: string, options: Required<GoOptions>): void;
  /** Fetches ahead what the screen behind an address needs. */
  prefetch?(href: string): void;
  /** Whether the tab began here, so that there is nothing to go back to. */
  isFirst?(): boolean;
  /** Waits while the browser goes back for the sake of what lay over the page. */
  still?(): Promise<void>;
  /** What the address of the visit said; nothing on the server. */
  visit?: Visit;
  /** The release of the app around the page. */
  version?: string | undefined;
  correlationId?: string;
  /** Who is logged in, if anybody. */
  customerId?(): string | null;
  sendTracking(events: readonly SentEvent[]): Promise<unknown>;
  /** Signs a page for the messaging app's menu. Absent on the server, where nobody shares. */
  signPage?(url: string): Promise<PageSignature>;
  /** Keeps what the messaging app's script is told of a visit, and what it says. */
  keepMessaging?(landing: string): Promise<KeptMessaging>;
  log(message: string, cause: unknown): void;
}

/** A host may leave a token for the page before it loads. */
const hostToken = (): string | undefined =>
  (globalThis as { VITRINE_TOKEN?: string }).VITRINE_TOKEN;

function createWebLogin(navigation: Navigation, bridge: Bridge): Login {
  return {
    token: () =>
      (typeof window === 'undefined'
        ? null
        : new URLSearchParams(window.location.search).get('token')) ??
      hostToken() ??
      null,
    open(from, options) {
      if (bridge.isPresent) return bridge.send({ type: 'login' });
      const { pathname, search } = new URL(publicAddress());
      const back = from ? navigation.href(from) : pathname + search;
      navigation.go({ route: 'login', query: { from: back } }, options);
    },
  };
}

function createWebTracking(deps: WebPlatformDeps, bridge: Bridge): Tracking {
  const queue = createTracking({
    name: deps.name,
    visit: deps.visit ?? emptyVisit,
    correlationId: deps.correlationId ?? '',
    pageUrl: publicAddress,
    customerId: deps.customerId,
    log: deps.log,
    send: (events) =>
      bridge.isPresent ? bridge.send({ type: 'tracking', events }) : deps.sendTracking(events),
  });
  if (typeof window !== 'undefined') {
    // A phone rarely unloads a page: hiding it is the last thing that is sure to be told.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') queue.flush();
    });
    window.addEventListener('pagehide', queue.flush);
  }
  return queue;
}

/** The messaging app's menu, by its own script: both come only where they are of use. */
function wechatMenu(deps: WebPlatformDeps) {
  const landing = window.location.href;
  const menu = import('./wechat-share-menu.ts').then(({ wechatShareMenu }) =>
    wechatShareMenu(deps, landing),
  );
  return async (content: ShareContent) => {
    const prepare = await menu.catch((cause) => deps.log('Sharing could not be prepared', cause));
    await prepare?.(content);
  };
}

/** The platform of browsers and of the app's WebView. Safe to make on the server, where it does nothing. */
export function createWebPlatform(deps: WebPlatformDeps): Platform {
  const { name, language, country } = deps;
  const bridge = createWebBridge(isApp(name));
  const navigation = createWebNavigation({
    language,
    bridge,
    navigate: deps.navigate,
    prefetch: deps.prefetch,
    isFirst: deps.isFirst,
  });
  return {
    name,
    language,
    country,
    version: deps.version,
    visit: deps.visit ?? emptyVisit,
    navigation,
    bridge,
    storage: webStorage,
    clipboard: webClipboard,
    tracking: createWebTracking(deps, bridge),
    share: createWebShare(
      name,
      bridge,
      name === 'wechat' && deps.signPage ? wechatMenu(deps) : undefined,
    ),
    payment: createWebPayment(name),
    login: createWebLogin(navigation, bridge),
    viewport: webViewport,
    media: (address) => address,
    rememberLanguage: (chosen) => remember('language', chosen),
    deliverTo: (chosen) => deliverTo(chosen, deps.still),
  };
}

export { covering, isHeldBack, leaving, webStorage };
