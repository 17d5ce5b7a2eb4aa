import type { Platform } from '@vitrine/platform';
import type { PageShare } from '@vitrine/platform/mini';
import { useMemo } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import { isBackCaught } from './BackCatcher.tsx';
import type { Catcher } from './catcher.ts';
import { navigationOf } from './page-navigation.ts';
import { useHolding } from './use-holding.ts';

/**
 * The platform as one page has it: what it shares, what lies over it and what is not saved there is its
 * own, and only the page on top sends the shopper to the login. One beneath does so when they come back.
 */
export function usePagePlatform({ platform }: Shop, share: PageShare, catcher: Catcher): Platform {
  const page = useHostPage();
  const holding = useHolding(catcher);
  return useMemo(() => {
    const { login } = platform;
    const open: typeof login.open = (...asked) => isOnTop(page) && login.open(...asked);
    const isCaught = isBackCaught();
    const navigation = navigationOf(platform.navigation, { catcher, holding, isCaught });
    return { ...platform, share, navigation, login: { ...login, open } };
  }, [platform, share, page, catcher, holding]);
}
