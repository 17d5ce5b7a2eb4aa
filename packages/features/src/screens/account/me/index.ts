import { selectIsLoggedIn } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { MeLayout, MeView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'me',
  title: (language) => messages[language].title,
  loadPrivate,
  // A guest's page has no private data, so it is rendered at once.
  privateKey: (_, state) => String(selectIsLoggedIn(state)),
  isCached: (state) => !selectIsLoggedIn(state),
  Layout: MeLayout,
  View: MeView,
});
