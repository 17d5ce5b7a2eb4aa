import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
} from '@tarojs/taro';
import { type Language, last } from '@vitrine/kit';
import { parseTarget } from '../links.ts';
import type { Destination, GoOptions, MiniNavigationPort } from '../ports/navigation.ts';
import { getMiniPath, type Route, type RouteName, routes, type Target } from '../routes.ts';
import { miniHref } from '../urls.ts';
import type { RunMove } from './mini-mover.mini.ts';

/** Hosts allow ten open pages. With a full page stack, a new screen replaces the current one. */
export const MAX_PAGES = 10;

export interface MiniNavigationDeps {
  language: Language;
  /** Sets the target of a page that is already open, because such a page receives no query. */
  setPendingTarget(target: Target): void;
  /** Reopens the shop in another language, at the target screen. */
  reopenInLanguage(language: Language, target: Target): void;
  /** The URL of the previous page in the page stack, if there is one. */
  getPreviousUrl(): string | undefined;
  runMove: RunMove;
}

export function createMiniNavigation(deps: MiniNavigationDeps): MiniNavigationPort {
  const { language, setPendingTarget, reopenInLanguage, getPreviousUrl, runMove } = deps;
  const isCurrent = (name: RouteName): boolean =>
    `/${last(getCurrentPages())?.route}` === getMiniPath(name);
  const isFull = (): boolean => getCurrentPages().length >= MAX_PAGES;
  const toTarget = (to: Destination): Target | null => ('url' in to ? parseTarget(to.url) : to);
  const findOtherLanguage = (target: Target | null): Language | undefined =>
    target?.language === language ? undefined : target?.language;

  function show(target: Target, { replace, keepScroll }: GoOptions): void {
    const route: Route = routes[target.route];
    if (route.tab) {
      setPendingTarget(target);
      runMove(() => switchTab({ url: getMiniPath(target.route) }));
    } else if (replace && keepScroll && isCurrent(target.route)) {
      // A new page would close the keyboard and lose the scroll position.
      setPendingTarget(target);
    } else if (replace && getPreviousUrl() === miniHref(target)) {
      // The target is the previous page already, as after a login.
      runMove(() => navigateBack());
    } else if (replace || isFull()) {
      runMove(() => redirectTo({ url: miniHref(target) }));
    } else {
      runMove(() => navigateTo({ url: miniHref(target) }));
    }
  }

  return {
    href: miniHref,
    go(to, options = {}) {
      const target = toTarget(to);
      const otherLanguage = findOtherLanguage(target);
      if (target && otherLanguage) reopenInLanguage(otherLanguage, target);
      else if (target) show(target, options);
      else if ('url' in to && to.url.startsWith('/pages/'))
        runMove(() => navigateTo({ url: to.url }));
    },
    back(steps = 1) {
      runMove(() =>
        getCurrentPages().length > steps
          ? navigateBack({ delta: steps })
          : reLaunch({ url: getMiniPath('home') }),
      );
    },
    keepsCurrentPage(to, { replace = false } = {}) {
      const target = toTarget(to);
      const route: Route | null = target && routes[target.route];
      return !replace && !isFull() && !route?.tab && !findOtherLanguage(target);
    },
    // Hosts preload packages as the app's configuration says.
    prefetch: () => undefined,
  };
}
