import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { readTopic } from './rules.ts';
import { ConversationLayout, ConversationView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'conversation',
  title: (language) => messages[language].title,
  loadPrivate,
  privateKey: ({ params, query }) => `${params.id} ${readTopic(query)}`,
  Layout: ConversationLayout,
  View: ConversationView,
});
