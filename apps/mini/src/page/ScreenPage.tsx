import { usePageScroll } from '@tarojs/taro';
import { ApiProvider } from '@vitrine/client/react';
import { DeferredContext, RefetchSignalContext, type Screen, ScreenView } from '@vitrine/features';
import { Shell } from '@vitrine/features/shell';
import { createPageGuard, PlatformProvider, skeletonOf } from '@vitrine/platform';
import { StoreProvider } from '@vitrine/state/react';
import { Box, ErrorScreen, Skeleton, ToastProvider } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { shop } from '../shop/shop.ts';
import { toasts } from '../shop/toasts.ts';
import { BackInterceptorView } from './BackInterceptor.tsx';
import { createBackInterceptor } from './back-interceptor.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useLeaveAlert } from './useLeaveAlert.ts';
import { usePageEnd } from './usePageEnd.ts';
import { usePagePlatform } from './usePagePlatform.ts';
import { usePageReturns } from './usePageReturns.ts';
import { type ScreenState, useScreen } from './useScreen.ts';
import { useSharing } from './useSharing.ts';
import { useTabBadge } from './useTabBadge.ts';
import { useTabNames } from './useTabNames.ts';
import { useTitle } from './useTitle.ts';

const NO_PARAMS = { params: {}, query: {} };

/** A mini-program page that loads and shows a screen, with the same loader and view as on the web. */
export function ScreenPage({ screen }: { screen: Screen }) {
  // A page keeps the shop that it was opened with: another language opens another shop.
  const [pageShop] = useState(shop);
  const [{ store, close }] = useState(() => pageShop.stores.open());
  useEffect(() => close, [close]);
  const screenState = useScreen(screen, store, pageShop);
  const returns = usePageReturns(pageShop);
  useTitle(screen, screenState, pageShop, store);
  useTabNames(screen, pageShop);
  useTabBadge(screen, store);
  const [pageGuard] = useState(createPageGuard);
  const [interceptor] = useState(() => createBackInterceptor(pageGuard));
  useLeaveAlert(pageGuard, interceptor);
  const platform = usePagePlatform(
    pageShop,
    useSharing(screen, screenState, pageShop),
    pageGuard,
    interceptor,
    usePageEnd(),
  );
  usePageScroll(() => pageShop.platform.viewport.notifyScroll());
  return (
    <StoreProvider store={store}>
      <ApiProvider value={pageShop.api}>
        <PlatformProvider platform={platform}>
          <ToastProvider toasts={toasts}>
            <Box className={pageShop.platform.language === 'en-US' ? 'english' : undefined}>
              <Shell
                route={screen.name}
                {...(screenState.state === 'ready' ? screenState.pageParams : NO_PARAMS)}
              >
                <RefetchSignalContext.Provider value={returns}>
                  <PageBoundary>
                    <Body screen={screen} screenState={screenState} />
                  </PageBoundary>
                </RefetchSignalContext.Provider>
              </Shell>
              <BackInterceptorView interceptor={interceptor} />
            </Box>
          </ToastProvider>
        </PlatformProvider>
      </ApiProvider>
    </StoreProvider>
  );
}

function Body({ screen, screenState }: { screen: Screen; screenState: ScreenState }) {
  if (screenState.state === 'loading') return <Skeleton variant={skeletonOf(screen.name)} />;
  if (screenState.state === 'failed') return <ErrorScreen onRetry={screenState.retry} />;
  return (
    <DeferredContext.Provider value={screenState.deferred}>
      <ScreenView
        screen={screen}
        params={screenState.pageParams.params}
        query={screenState.pageParams.query}
      />
    </DeferredContext.Provider>
  );
}
