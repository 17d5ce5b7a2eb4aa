import type { Language } from '@vitrine/kit';
import { parseTarget } from '../links.ts';
import type { BridgePort } from '../ports/bridge.ts';
import type { GoOptions, NavigationPort } from '../ports/navigation.ts';
import type { Target } from '../routes.ts';
import { appHref, href } from '../urls.ts';
import { webPageGuard } from './web-page-guard.ts';

export interface WebNavigationDeps {
  language: Language;
  bridge: BridgePort;
  /** Navigates to a URL of the shop without loading a document. */
  navigate(href: string, options: Required<GoOptions>): void;
  /** Loads the code and the data of a URL ahead. */
  prefetch?: ((href: string) => void) | undefined;
  /** Whether the current history entry is the first one of the tab, so that back has no target. */
  isFirstEntry?: (() => boolean) | undefined;
}

/** Inside the app, navigation is sent to the app. In a browser, the shop's own screens never load a document. */
export function createWebNavigation(deps: WebNavigationDeps): NavigationPort {
  const { language, bridge } = deps;

  function show(target: Target, options: Required<GoOptions>): void {
    const { replace } = options;
    if (bridge.isPresent) bridge.send({ type: 'navigation', link: appHref(target), replace });
    else deps.navigate(href(target, language), options);
  }

  function openUrl(url: string, replace: boolean): void {
    if (bridge.isPresent) bridge.send({ type: 'navigation', link: url, replace });
    else if (replace) window.location.replace(url);
    else window.location.assign(url);
  }

  return {
    href: (target) => href(target, language),
    go(to, { replace = false, keepScroll = false } = {}) {
      const target = 'url' in to ? parseTarget(to.url) : to;
      webPageGuard.confirmLeave(() => {
        if (target) show(target, { replace, keepScroll });
        else if ('url' in to) openUrl(to.url, replace);
      });
    },
    back(steps = 1) {
      webPageGuard.confirmLeave(() => {
        if (bridge.isPresent) bridge.send({ type: 'back' });
        else if (deps.isFirstEntry?.())
          show({ route: 'home' }, { replace: true, keepScroll: false });
        else window.history.go(-steps);
      });
    },
    blockLeave: webPageGuard.blockLeave,
    confirmLeave: webPageGuard.confirmLeave,
    openOverlay: webPageGuard.openOverlay,
    prefetch: (target) => deps.prefetch?.(href(target, language)),
  };
}
