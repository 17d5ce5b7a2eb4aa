import { selectBagId } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { ConversationsLayout, ConversationsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'conversations',
  title: (language) => messages[language].title,
  loadPrivate,
  watch: (state) => selectBagId(state),
  Layout: ConversationsLayout,
  View: ConversationsView,
});
