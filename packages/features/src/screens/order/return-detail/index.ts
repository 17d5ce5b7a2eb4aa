import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { ReturnDetailLayout, ReturnDetailView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'returnDetail',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: ReturnDetailLayout,
  View: ReturnDetailView,
});
