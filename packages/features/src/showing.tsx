import { ApiProvider } from '@vitrine/client/react';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { StoreProvider } from '@vitrine/state/react';
import { show } from '@vitrine/ui/testing';
import type { ReactElement } from 'react';
import { followLate, LateContext } from './late/late-values.ts';
import type { LoadContext, Loaded, Screen } from './screen.ts';

/** Shows something of a screen to a shopper whose store holds what `context` has loaded. */
export const showIn = (
  { api, store, language }: LoadContext,
  element: ReactElement,
  late: Loaded['late'] = {},
  options: TestPlatformOptions = {},
) =>
  show(
    <StoreProvider store={store}>
      <ApiProvider value={api}>
        <LateContext.Provider value={followLate(late)}>{element}</LateContext.Provider>
      </ApiProvider>
    </StoreProvider>,
    { language, ...options },
  );

/** Loads a screen and shows it, as every host does. */
export async function showScreen(
  { load, View }: Screen,
  context: LoadContext,
  options: TestPlatformOptions = {},
) {
  const loaded = await load(context);
  const shown = showIn(
    context,
    <View params={context.params} query={context.query} />,
    loaded.late,
    options,
  );
  return { ...shown, ...loaded };
}
