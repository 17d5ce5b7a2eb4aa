import type { Language } from '@vitrine/kit';
import { isApp, type PlatformName } from '../names.ts';
import type { Bridge } from '../ports/bridge.ts';
import type { Login } from '../ports/login.ts';
import type { GoOptions, Navigation } from '../ports/navigation.ts';
import type { Platform } from '../ports/platform.ts';
import type { TrackedEvent, Tracking } from '../ports/tracking.ts';
import { createTrackingQueue } from '../tracking-queue.ts';
import { rememberLanguage } from './remember-language.ts';
import { createWebBridge } from './web-bridge.ts';
import { createWebNavigation } from './web-navigation.ts';
import { createWebShare } from './web-share.ts';
import { webStorage } from './web-storage.ts';
import { webViewport } from './web-viewport.ts';

export interface WebPlatformDeps {
  name: PlatformName;
  language: Language;
  /** Moves to an address of the shop without loading a document. */
  navigate(href: string, options: Required<GoOptions>): void;
  /** Fetches ahead what the screen behind an address needs. */
  prefetch?(href: string): void;
  sendTracking(events: readonly TrackedEvent[]): Promise<unknown>;
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
    open(from) {
      if (bridge.isPresent) return bridge.send({ type: 'login' });
      const back = from ? navigation.href(from) : undefined;
      navigation.go({ route: 'login', query: { from: back } });
    },
  };
}

function createWebTracking(deps: WebPlatformDeps, bridge: Bridge): Tracking {
  const queue = createTrackingQueue({
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

/** The platform of browsers and of the app's WebView. Safe to make on the server, where it does nothing. */
export function createWebPlatform(deps: WebPlatformDeps): Platform {
  const { name, language } = deps;
  const bridge = createWebBridge(isApp(name));
  const navigation = createWebNavigation({
    language,
    bridge,
    navigate: deps.navigate,
    prefetch: deps.prefetch,
  });
  return {
    name,
    language,
    navigation,
    bridge,
    storage: webStorage,
    tracking: createWebTracking(deps, bridge),
    share: createWebShare(name, bridge),
    login: createWebLogin(navigation, bridge),
    viewport: webViewport,
    media: (address) => address,
    rememberLanguage,
  };
}
