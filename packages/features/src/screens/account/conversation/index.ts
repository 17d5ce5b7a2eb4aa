import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { readTopic } from './rules.ts';
import { ConversationView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'conversation',
  title: (language) => messages[language].title,
  loadPrivate,
  privateKey: ({ params, query }) => `${params.id} ${readTopic(query)}`,
  Layout: accountLayout('conversations', ({ query }, language) => ({
    title: messages[language].topics[readTopic(query)],
  })),
  View: ConversationView,
});
