import { LateContext, type Screen } from '@vitrine/features';
import { PlatformProvider } from '@vitrine/platform';
import { StoreProvider } from '@vitrine/state/react';
import { ErrorScreen, Skeleton, ToastProvider } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { shop } from '../shop/shop.ts';
import { type Shown, useScreen } from './use-screen.ts';
import { useSharing } from './use-sharing.ts';
import { useTitle } from './use-title.ts';

/** A mini-program's page around a screen: the same load and the same view as on the web. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const here = shop();
  const [{ store, close }] = useState(() => here.stores.open());
  useEffect(() => close, [close]);
  const shown = useScreen(screen, store, here);
  useTitle(shown);
  useSharing(screen, shown, here);
  return (
    <StoreProvider store={store}>
      <PlatformProvider platform={here.platform}>
        <ToastProvider>
          <Body screen={screen} shown={shown} />
        </ToastProvider>
      </PlatformProvider>
    </StoreProvider>
  );
}

function Body({ screen: { skeleton, View }, shown }: { screen: Screen; shown: Shown }) {
  if (shown.state === 'loading') return <Skeleton kind={skeleton} />;
  if (shown.state === 'failed') return <ErrorScreen onRetry={shown.retry} />;
  return (
    <LateContext.Provider value={shown.late}>
      <View params={shown.place.params} query={shown.place.query} />
    </LateContext.Provider>
  );
}
