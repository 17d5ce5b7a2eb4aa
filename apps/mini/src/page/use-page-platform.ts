import type { Platform } from '@vitrine/platform';
import type { PageShare } from '@vitrine/platform/mini';
import { useMemo } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';

/**
 * The platform as one page has it: what it shares is its own, and only the page on top sends the
 * shopper to the login. One beneath does so when they come back to it.
 */
export function usePagePlatform({ platform }: Shop, share: PageShare): Platform {
  const page = useHostPage();
  return useMemo(() => {
    const { login } = platform;
    const open: typeof login.open = (...asked) => isOnTop(page) && login.open(...asked);
    return { ...platform, share, login: { ...login, open } };
  }, [platform, share, page]);
}
