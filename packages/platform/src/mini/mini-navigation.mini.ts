import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
} from '@tarojs/taro';
import type { Language } from '@vitrine/kit';
import { miniHref } from '../addresses.ts';
import { readTarget } from '../links.ts';
import type { Navigation } from '../ports/navigation.ts';
import { type Route, routes, type Target } from '../routes.ts';

/** Hosts refuse an eleventh page: from here on a screen takes the place of the present one. */
export const MAX_PAGES = 10;

export interface MiniNavigationDeps {
  /** The language now spoken. */
  language: Language;
  /** A tab page takes no query, so what it should show is left here for it to read. */
  leave(target: Target): void;
  /** Opens the shop anew in another language, at that screen. */
  speak(language: Language, target: Target): void;
}

export function createMiniNavigation({ language, leave, speak }: MiniNavigationDeps): Navigation {
  function show(target: Target, replace: boolean): void {
    const route: Route = routes[target.route];
    if (route.tab) {
      leave(target);
      switchTab({ url: route.mini });
    } else if (replace || getCurrentPages().length >= MAX_PAGES) {
      redirectTo({ url: miniHref(target) });
    } else {
      navigateTo({ url: miniHref(target) });
    }
  }

  return {
    href: miniHref,
    go(to, { replace = false } = {}) {
      const target = 'url' in to ? readTarget(to.url) : to;
      if (target?.language && target.language !== language) speak(target.language, target);
      else if (target) show(target, replace);
      else if ('url' in to && to.url.startsWith('/pages/')) navigateTo({ url: to.url });
    },
    back() {
      if (getCurrentPages().length > 1) navigateBack();
      else reLaunch({ url: routes.home.mini });
    },
    // Hosts fetch a package ahead by their own rules, written in the app's configuration.
    prefetch: () => undefined,
  };
}
