import { LateContext } from '@vitrine/features';
import { Shell } from '@vitrine/features/shell';
import { type Platform, PlatformProvider } from '@vitrine/platform';
import type { Store } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { ToastProvider } from '@vitrine/ui';
import type { Page } from './page.ts';

export interface AppProps {
  store: Store;
  platform: Platform;
  page: Page;
}

/** The same tree on the server and in the browser. */
export function App({ store, platform, page }: AppProps) {
  const { View } = page.screen;
  return (
    <StoreProvider store={store}>
      <PlatformProvider platform={platform}>
        <ToastProvider>
          <LateContext.Provider value={page.late}>
            <Shell route={page.route} params={page.params} query={page.query}>
              <View params={page.params} query={page.query} />
            </Shell>
          </LateContext.Provider>
        </ToastProvider>
      </PlatformProvider>
    </StoreProvider>
  );
}
