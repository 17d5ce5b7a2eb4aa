import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
} from '@tarojs/taro';
import { miniHref } from '../addresses.ts';
import { readTarget } from '../links.ts';
import type { Navigation } from '../ports/navigation.ts';
import { type Route, routes, type Target } from '../routes.ts';

/** Hosts refuse an eleventh page: from here on a screen takes the place of the present one. */
export const MAX_PAGES = 10;

/** A tab page takes no query, so what it should show is left here for it to read. */
export interface TabQuery {
  leave(target: Target): void;
}

export function createMiniNavigation(tabQuery: TabQuery): Navigation {
  function show(target: Target, replace: boolean): void {
    const route: Route = routes[target.route];
    if (route.tab) {
      tabQuery.leave(target);
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
      if (target) show(target, replace);
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
