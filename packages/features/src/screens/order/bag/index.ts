import { selectBag, selectBagId, selectIsLoggedIn } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { BagLayout, BagView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'bag',
  title: (language) => messages[language].title,
  loadPrivate,
  watch: (state) => `${selectBagId(state)} ${selectIsLoggedIn(state)}`,
  isCached: (state) => selectBag(state).id !== '' && selectBag(state).id === selectBagId(state),
  Layout: BagLayout,
  View: BagView,
});
