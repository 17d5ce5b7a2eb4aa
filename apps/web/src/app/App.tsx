import type { Api } from '@vitrine/client';
import { ApiProvider } from '@vitrine/client/react';
import { DeferredContext, ScreenView } from '@vitrine/features';
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

/** The same tree on the server and in the browser. It is memoised, because the elements around it change. */
export const App = memo(function App({ api, store, platform, page }: AppProps) {
  return (
    <StoreProvider store={store}>
      <ApiProvider value={api}>
        <PlatformProvider platform={platform}>
          <ToastProvider>
            <DeferredContext.Provider value={page.deferred}>
              <Shell route={page.route} title={page.title} params={page.params} query={page.query}>
                <ScreenView
                  screen={page.screen}
                  params={page.params}
                  query={page.query}
                  preloaded={page.preloaded}
                />
              </Shell>
            </DeferredContext.Provider>
          </ToastProvider>
        </PlatformProvider>
      </ApiProvider>
    </StoreProvider>
  );
});
