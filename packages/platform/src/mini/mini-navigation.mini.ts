import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
} from '@tarojs/taro';
import { type Language, last } from '@vitrine/kit';
import { miniHref } from '../addresses.ts';
import { readTarget } from '../links.ts';
import type { GoOptions, Navigation } from '../ports/navigation.ts';
import { type Route, routes, type Target } from '../routes.ts';

/** Hosts refuse an eleventh page: from here on a screen takes the place of the present one. */
export const MAX_PAGES = 10;

export interface MiniNavigationDeps {
  /** The language now spoken. */
  language: Language;
  /** A page that is not opened anew takes no query: what it should show is left here for it to read. */
  leave(target: Target): void;
  /** Opens the shop anew in another language, at that screen. */
  speak(language: Language, target: Target): void;
  /** The address of the page beneath, if there is one. */
  addressBeneath(): string | undefined;
}

/** What lies over a page, each page knows by itself: several are open at once. */
export type MiniNavigation = Omit<Navigation, 'cover'>;

export function createMiniNavigation(deps: MiniNavigationDeps): MiniNavigation {
  const { language, leave, speak, addressBeneath } = deps;
  const stands = ({ mini }: Route): boolean => `/${last(getCurrentPages())?.route}` === mini;

  function show(target: Target, { replace, keepScroll }: GoOptions): void {
    const route: Route = routes[target.route];
    if (route.tab) {
      leave(target);
      switchTab({ url: route.mini });
    } else if (replace && keepScroll && stands(route)) {
      // Another page in its place would lose the keyboard, and where one has scrolled to.
      leave(target);
    } else if (replace && addressBeneath() === miniHref(target)) {
      // As after a login: where it leads is there already, as it was left.
      navigateBack();
    } else if (replace || getCurrentPages().length >= MAX_PAGES) {
      redirectTo({ url: miniHref(target) });
    } else {
      navigateTo({ url: miniHref(target) });
    }
  }

  return {
    href: miniHref,
    go(to, options = {}) {
      const target = 'url' in to ? readTarget(to.url) : to;
      if (target?.language && target.language !== language) speak(target.language, target);
      else if (target) show(target, options);
      else if ('url' in to && to.url.startsWith('/pages/')) navigateTo({ url: to.url });
    },
    back(steps = 1) {
      if (getCurrentPages().length > steps) navigateBack({ delta: steps });
      else reLaunch({ url: routes.home.mini });
    },
    // The host's own back button asks nobody.
    holdBack: () => () => undefined,
    // Hosts fetch a package ahead by their own rules, written in the app's configuration.
    prefetch: () => undefined,
  };
}
