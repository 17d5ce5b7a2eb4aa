import type { Api } from '@vitrine/client';
import { ApiProvider } from '@vitrine/client/react';
import { LateContext } from '@vitrine/features';
import { Shell } from '@vitrine/features/shell';
import { type Platform, PlatformProvider } from '@vitrine/platform';
import type { Store } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { ToastProvider } from '@vitrine/ui';
import { memo } from 'react';
import type { Page } from './page.ts';

export interface AppProps {
  api: Api;
  store: Store;
  platform: Platform;
  page: Page;
}

/** The same tree on the server and in the browser. What stands around it changes without it. */
export const App = memo(function App({ api, store, platform, page }: AppProps) {
  const { View } = page.screen;
  return (
    <StoreProvider store={store}>
      <ApiProvider value={api}>
        <PlatformProvider platform={platform}>
          <ToastProvider>
            <LateContext.Provider value={page.late}>
              <Shell route={page.route} title={page.title} params={page.params} query={page.query}>
                <View params={page.params} query={page.query} />
              </Shell>
            </LateContext.Provider>
          </ToastProvider>
        </PlatformProvider>
      </ApiProvider>
    </StoreProvider>
  );
});
