import type { Navigation, Platform } from '@vitrine/platform';
import type { PageShare } from '@vitrine/platform/mini';
import { useMemo } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import { isBackCaught } from './BackCatcher.tsx';
import type { Catcher } from './catcher.ts';

type MiniNavigation = Shop['platform']['navigation'];

/** Where nothing catches the way back, what lies over the page need not be known. */
const uncaught: Navigation['cover'] = () => () => undefined;

/** Where one goes from a page: what leads back by itself is not for its catcher. */
const navigationOf = (shared: MiniNavigation, catcher: Catcher): Navigation => ({
  ...shared,
  go(to, options = {}) {
    const mayLeadBack = options.replace && !options.keepScroll;
    if (mayLeadBack) catcher.letBack(() => shared.go(to, options));
    else shared.go(to, options);
  },
  back: (steps) => catcher.letBack(() => shared.back(steps)),
  cover: isBackCaught() ? catcher.cover : uncaught,
});

/**
 * The platform as one page has it: what it shares and what lies over it is its own, and only the page on
 * top sends the shopper to the login. One beneath does so when they come back to it.
 */
export function usePagePlatform({ platform }: Shop, share: PageShare, catcher: Catcher): Platform {
  const page = useHostPage();
  return useMemo(() => {
    const { login } = platform;
    const open: typeof login.open = (...asked) => isOnTop(page) && login.open(...asked);
    const navigation = navigationOf(platform.navigation, catcher);
    return { ...platform, share, navigation, login: { ...login, open } };
  }, [platform, share, page, catcher]);
}
