import type { PageGuard, Platform, ViewportPort } from '@vitrine/platform';
import type { PageShare } from '@vitrine/platform/mini';
import { useMemo } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import { canInterceptBack } from './BackInterceptor.tsx';
import type { BackInterceptor } from './back-interceptor.ts';
import { createPageNavigation } from './page-navigation.ts';

/**
 * The platform of one page. Each page has its own share content, guard and end. Only the top page
 * opens the login; a page below it does so when the shopper comes back.
 */
export function usePagePlatform(
  { platform }: Shop,
  share: PageShare,
  pageGuard: PageGuard,
  interceptor: BackInterceptor,
  onNearEnd: ViewportPort['onNearEnd'],
): Platform {
  const page = useHostPage();
  return useMemo(() => {
    const { login } = platform;
    const open: typeof login.open = (...options) => isOnTop(page) && login.open(...options);
    const navigation = createPageNavigation(platform.navigation, {
      interceptor,
      pageGuard,
      canIntercept: canInterceptBack(),
    });
    const viewport = { ...platform.viewport, onNearEnd };
    return { ...platform, share, navigation, viewport, login: { ...login, open } };
  }, [platform, share, page, pageGuard, interceptor, onNearEnd]);
}
