import { selectBag, selectBagId, selectIsLoggedIn, setBag } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { findBagId } from '../../../shared/session/index.ts';
import { messages } from './messages.ts';
import { BagLayout, BagView } from './Screen.tsx';

/** Loads the visitor's bag. A visitor without a session has an empty bag; no session is opened for it. */
async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const id = await findBagId(api, store);
  if (id) store.dispatch(setBag(await api.getBag({ params: { id } }, { signal })));
}

export const screen = definePrivateScreen({
  name: 'bag',
  title: (language) => messages[language].title,
  loadPrivate,
  watch: (state) => `${selectBagId(state)} ${selectIsLoggedIn(state)}`,
  isCached: (state) => selectBag(state).id !== '' && selectBag(state).id === selectBagId(state),
  Layout: BagLayout,
  View: BagView,
});
