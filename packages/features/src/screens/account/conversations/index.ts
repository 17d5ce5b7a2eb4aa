import { selectBagId, setConversations } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { findBagId } from '../../../shared/session/index.ts';
import { messages } from './messages.ts';
import { ConversationsLayout, ConversationsView } from './Screen.tsx';

/** Loads the conversations. Without a session there are none, and no session is opened for them. */
async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  if (!(await findBagId(api, store))) return;
  store.dispatch(setConversations(await api.listConversations({}, { signal })));
}

export const screen = definePrivateScreen({
  name: 'conversations',
  title: (language) => messages[language].title,
  loadPrivate,
  watch: (state) => selectBagId(state),
  Layout: ConversationsLayout,
  View: ConversationsView,
});
