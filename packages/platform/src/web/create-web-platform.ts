import { emptyLandingParams } from '../landing/landing-params.ts';
import { isApp } from '../platform-names.ts';
import type { BridgePort } from '../ports/bridge.ts';
import type { LoginPort } from '../ports/login.ts';
import type { NavigationPort } from '../ports/navigation.ts';
import type { Platform } from '../ports/platform.ts';
import type { ShareContent } from '../ports/share.ts';
import type { TrackingPort } from '../ports/tracking.ts';
import { createTracking } from '../tracking/create-tracking.ts';
import { appHref } from '../urls.ts';
import { setChoiceCookie } from './choice-cookie.ts';
import { getPublicPageUrl } from './public-url.ts';
import { createWebBridge } from './web-bridge.ts';
import { webClipboard } from './web-clipboard.ts';
import { createWebCustomerService } from './web-customer-service.ts';
import { createWebNavigation } from './web-navigation.ts';
import { webPageGuard } from './web-page-guard.ts';
import { createWebPayment } from './web-payment.ts';
import type { WebPlatformDeps } from './web-platform-deps.ts';
import { createWebShare } from './web-share.ts';
import { webStorage } from './web-storage.ts';
import { prefersReducedMotion, webViewport } from './web-viewport.ts';

/** A host may set a token on the window before the page loads. */
const readHostToken = (): string | undefined =>
  (globalThis as { VITRINE_TOKEN?: string }).VITRINE_TOKEN;

function createWebLogin(navigation: NavigationPort, bridge: BridgePort): LoginPort {
  return {
    getToken: () =>
      (typeof window === 'undefined'
        ? null
        : new URLSearchParams(window.location.search).get('token')) ??
      readHostToken() ??
      null,
    open(from, options) {
      if (bridge.isPresent)
        return bridge.send({ type: 'login', ...(from && { link: appHref(from) }) });
      const { pathname, search } = new URL(getPublicPageUrl());
      const returnHref = from ? navigation.href(from) : pathname + search;
      navigation.go({ route: 'login', query: { from: returnHref } }, options);
    },
  };
}

function createWebTracking(deps: WebPlatformDeps, bridge: BridgePort): TrackingPort {
  const queue = createTracking({
    name: deps.name,
    landingParams: deps.landingParams ?? emptyLandingParams,
    correlationId: deps.correlationId ?? '',
    pageUrl: getPublicPageUrl,
    customerId: deps.customerId,
    log: deps.log,
    send: (events) =>
      bridge.isPresent ? bridge.send({ type: 'tracking', events }) : deps.sendTracking(events),
  });
  if (typeof window !== 'undefined') {
    // Phones rarely unload a page. Hiding it is the last event that is certain to fire.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') queue.flush();
    });
    window.addEventListener('pagehide', queue.flush);
  }
  return queue;
}

/** What the messaging app does for its pages. Its script is loaded only inside the messaging app. */
function createWechat(deps: WebPlatformDeps) {
  const landingUrl = window.location.href;
  const functions = import('./wechat-functions.ts').then(({ createWechatFunctions }) =>
    createWechatFunctions(deps, landingUrl),
  );
  return {
    async prepareShare(content: ShareContent) {
      const wechat = await functions.catch((cause) => deps.log('Share menu setup failed', cause));
      await wechat?.prepareShare(content);
    },
    addressBook: {
      vendor: 'wechat' as const,
      choose: async () => (await (await functions)?.chooseAddress()) ?? null,
    },
  };
}

/** The platform of browsers and of the app's WebView. On the server it can be created, but does nothing. */
export function createWebPlatform(deps: WebPlatformDeps): Platform {
  const { name, language, country } = deps;
  const bridge = createWebBridge(isApp(name));
  const wechat = name === 'wechat' && deps.signPage ? createWechat(deps) : undefined;
  const navigation = createWebNavigation({
    language,
    bridge,
    navigate: deps.navigate,
    prefetch: deps.prefetch,
    isFirstEntry: deps.isFirstEntry,
  });
  return {
    name,
    language,
    country,
    version: deps.version,
    renderedAt: deps.renderedAt,
    landingParams: deps.landingParams ?? emptyLandingParams,
    navigation,
    bridge,
    storage: webStorage,
    clipboard: webClipboard,
    customerService: createWebCustomerService(name),
    tracking: createWebTracking(deps, bridge),
    share: createWebShare(name, bridge, wechat?.prepareShare),
    addressBook: wechat?.addressBook,
    payment: createWebPayment({ name, version: deps.version, bridge }),
    login: createWebLogin(navigation, bridge),
    viewport: webViewport,
    mediaUrl: (path) => path,
    saveLanguage: (nextLanguage) => setChoiceCookie('language', nextLanguage),
    changeCountry(nextCountry) {
      import('./change-country.ts').then(
        ({ changeCountry }) => changeCountry(nextCountry, deps.waitForHistory),
        (cause) => deps.log('Country change failed', cause),
      );
    },
  };
}

export { prefersReducedMotion, webPageGuard, webStorage };
