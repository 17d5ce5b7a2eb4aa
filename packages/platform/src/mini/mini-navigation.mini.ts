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
import type { Destination, GoOptions, MiniNavigation } from '../ports/navigation.ts';
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

export function createMiniNavigation(deps: MiniNavigationDeps): MiniNavigation {
  const { language, leave, speak, addressBeneath } = deps;
  const stands = ({ mini }: Route): boolean => `/${last(getCurrentPages())?.route}` === mini;
  const isFull = (): boolean => getCurrentPages().length >= MAX_PAGES;
  const targetOf = (to: Destination): Target | null => ('url' in to ? readTarget(to.url) : to);
  const otherLanguage = (target: Target | null): Language | undefined =>
    target?.language === language ? undefined : target?.language;

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
    } else if (replace || isFull()) {
      redirectTo({ url: miniHref(target) });
    } else {
      navigateTo({ url: miniHref(target) });
    }
  }

  return {
    href: miniHref,
    go(to, options = {}) {
      const target = targetOf(to);
      const other = otherLanguage(target);
      if (target && other) speak(other, target);
      else if (target) show(target, options);
      else if ('url' in to && to.url.startsWith('/pages/')) navigateTo({ url: to.url });
    },
    back(steps = 1) {
      if (getCurrentPages().length > steps) navigateBack({ delta: steps });
      else reLaunch({ url: routes.home.mini });
    },
    leavesBeneath(to, { replace = false } = {}) {
      const target = targetOf(to);
      const route: Route | null = target && routes[target.route];
      return !replace && !isFull() && !route?.tab && !otherLanguage(target);
    },
    // Hosts fetch a package ahead by their own rules, written in the app's configuration.
    prefetch: () => undefined,
  };
}
