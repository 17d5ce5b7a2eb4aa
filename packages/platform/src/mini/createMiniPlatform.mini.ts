import { reLaunch, showShareMenu } from '@tarojs/taro';
import type { Language } from '@vitrine/kit';
import { miniHref } from '../addresses.ts';
import type { PlatformName } from '../names.ts';
import type { Bridge } from '../ports/bridge.ts';
import type { Platform } from '../ports/platform.ts';
import type { Share, ShareContent } from '../ports/share.ts';
import type { TrackedEvent } from '../ports/tracking.ts';
import { type Route, type RouteName, routes, type Target } from '../routes.ts';
import { createTrackingQueue } from '../tracking-queue.ts';
import { createMiniNavigation } from './mini-navigation.mini.ts';
import { miniStorage } from './mini-storage.mini.ts';
import { createMiniViewport, type MiniViewport } from './mini-viewport.mini.ts';

export interface MiniPlatformDeps {
  name: PlatformName;
  language: Language;
  version?: string | undefined;
  /** Opens the shop anew in another language, at that screen. */
  speak(language: Language, target: Target): void;
  sendTracking(events: readonly TrackedEvent[]): Promise<unknown>;
  log(message: string, cause: unknown): void;
  /** The server whose rooted addresses pictures have. */
  origin: string;
  /** The token in the query that the mini-program was opened with. */
  launchToken?: string | undefined;
}

/** What the page glue needs besides the port. */
export interface MiniPlatform extends Platform {
  viewport: MiniViewport;
  /** What this tab should show, left for it by whoever switched to it; read once. */
  takeTabTarget(route: RouteName): Target | undefined;
  /** Tells of such a target at once: a host that shows the tab already says nothing by itself. */
  onTabTarget(listener: () => void): () => void;
  /** Begins at a screen, with nothing to go back to. */
  startAt(target: Target): void;
  /** What the page's onShareAppMessage answers. */
  sharing(): ShareContent | undefined;
  /** Sends waiting events: the mini-program is going to the background. */
  flush(): void;
}

/** Mini-programs live beside the native app, never inside it: there is nobody to talk to. */
const noBridge: Bridge = { isPresent: false, send: () => undefined, listen: () => () => undefined };

function createMiniShare(): { share: Share; sharing: () => ShareContent | undefined } {
  let prepared: ShareContent | undefined;
  const share: Share = {
    prepare(content) {
      prepared = content;
      showShareMenu({});
    },
    // A host opens its share sheet only from its own button, so the shopper is shown where it is.
    async open(content) {
      prepared = content;
      return 'guided';
    },
  };
  return { share, sharing: () => prepared };
}

export function createMiniPlatform(deps: MiniPlatformDeps): MiniPlatform {
  let tabTarget: Target | undefined;
  const waiting = new Set<() => void>();
  const leave = (target: Target): void => {
    tabTarget = target;
    for (const listener of waiting) listener();
  };
  const { language, speak } = deps;
  const navigation = createMiniNavigation({ language, leave, speak });
  const queue = createTrackingQueue({ send: deps.sendTracking, log: deps.log });
  return {
    name: deps.name,
    language,
    version: deps.version,
    navigation,
    storage: miniStorage,
    tracking: queue,
    bridge: noBridge,
    viewport: createMiniViewport(),
    media: (address) => (address.startsWith('/') ? deps.origin + address : address),
    rememberLanguage: (chosen) => miniStorage.local.set('language', chosen),
    login: {
      token: () => deps.launchToken ?? null,
      open: (from) =>
        navigation.go({ route: 'login', query: { from: from && navigation.href(from) } }),
    },
    takeTabTarget(route) {
      if (tabTarget?.route !== route) return undefined;
      const taken = tabTarget;
      tabTarget = undefined;
      return taken;
    },
    onTabTarget(listener) {
      waiting.add(listener);
      return () => void waiting.delete(listener);
    },
    startAt(target) {
      const { tab, mini }: Route = routes[target.route];
      if (tab) leave(target);
      reLaunch({ url: tab ? mini : miniHref(target) });
    },
    flush: queue.flush,
    ...createMiniShare(),
  };
}

export { miniStorage };
