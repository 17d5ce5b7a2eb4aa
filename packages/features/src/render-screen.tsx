import { ApiProvider } from '@vitrine/client/react';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { StoreProvider } from '@vitrine/state/react';
import { renderWithPlatform } from '@vitrine/ui/testing';
import type { ReactElement } from 'react';
import { ScreenView } from './ScreenView.tsx';
import type { LoadContext, Loaded, Screen } from './screen.ts';
import { DeferredContext, trackDeferred } from './shared/deferred/deferred-values.ts';

/** Renders an element with the store and API of a load context. */
export const renderInShop = (
  { api, store, language }: LoadContext,
  element: ReactElement,
  deferred: Loaded['deferred'] = {},
  options: TestPlatformOptions = {},
) =>
  renderWithPlatform(
    <StoreProvider store={store}>
      <ApiProvider value={api}>
        <DeferredContext.Provider value={trackDeferred(deferred)}>
          {element}
        </DeferredContext.Provider>
      </ApiProvider>
    </StoreProvider>,
    { language, ...options },
  );

/** Loads and renders a screen as the hosts do. */
export async function renderScreen(
  screen: Screen,
  context: LoadContext,
  options: TestPlatformOptions = {},
) {
  const { params, query } = context;
  const loaded = await screen.load(context);
  const view = <ScreenView screen={screen} params={params} query={query} />;
  return { ...renderInShop(context, view, loaded.deferred, options), ...loaded };
}
