import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { ReturnsLayout, ReturnsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'returns',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: ReturnsLayout,
  View: ReturnsView,
});
