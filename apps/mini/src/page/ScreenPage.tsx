import { usePageScroll } from '@tarojs/taro';
import { ApiProvider } from '@vitrine/client/react';
import { ComingBackContext, LateContext, type Screen, skeletonOf } from '@vitrine/features';
import { Shell } from '@vitrine/features/shell';
import { PlatformProvider } from '@vitrine/platform';
import { StoreProvider } from '@vitrine/state/react';
import { Box, createToasts, ErrorScreen, Skeleton, ToastProvider } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { shop } from '../shop/shop.ts';
import { BackCatcher } from './BackCatcher.tsx';
import { createCatcher } from './catcher.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { usePagePlatform } from './use-page-platform.ts';
import { useReturns } from './use-returns.ts';
import { type Shown, useScreen } from './use-screen.ts';
import { useSharing } from './use-sharing.ts';
import { useTabBadge } from './use-tab-badge.ts';
import { useTabNames } from './use-tab-names.ts';
import { useTitle } from './use-title.ts';

/** Of all pages: what one says as it closes is read on the page beneath. */
const toasts = createToasts();

const NOWHERE = { params: {}, query: {} };

/** A mini-program's page around a screen: the same load and the same view as on the web. */
export function ScreenPage({ screen }: { screen: Screen }) {
  // A page keeps to the visit it was opened in: another language opens another.
  const [here] = useState(shop);
  const [{ store, close }] = useState(() => here.stores.open());
  useEffect(() => close, [close]);
  const shown = useScreen(screen, store, here);
  const returns = useReturns(here);
  useTitle(screen, shown, here);
  useTabNames(screen, here);
  useTabBadge(screen, store);
  const [catcher] = useState(createCatcher);
  const platform = usePagePlatform(here, useSharing(screen, shown, here), catcher);
  usePageScroll(() => here.platform.viewport.scrolled());
  return (
    <StoreProvider store={store}>
      <ApiProvider value={here.api}>
        <PlatformProvider platform={platform}>
          <ToastProvider toasts={toasts}>
            <Box className={here.platform.language === 'en-US' ? 'english' : undefined}>
              <Shell route={screen.name} {...(shown.state === 'standing' ? shown.place : NOWHERE)}>
                <ComingBackContext.Provider value={returns}>
                  <PageBoundary>
                    <Body screen={screen} shown={shown} />
                  </PageBoundary>
                </ComingBackContext.Provider>
              </Shell>
              <BackCatcher catcher={catcher} />
            </Box>
          </ToastProvider>
        </PlatformProvider>
      </ApiProvider>
    </StoreProvider>
  );
}

function Body({ screen: { name, View }, shown }: { screen: Screen; shown: Shown }) {
  if (shown.state === 'loading') return <Skeleton kind={skeletonOf(name)} />;
  if (shown.state === 'failed') return <ErrorScreen onRetry={shown.retry} />;
  return (
    <LateContext.Provider value={shown.late}>
      <View params={shown.place.params} query={shown.place.query} />
    </LateContext.Provider>
  );
}
