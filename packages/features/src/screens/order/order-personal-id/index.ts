import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { OrderPersonalIdLayout, OrderPersonalIdView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'orderPersonalId',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: OrderPersonalIdLayout,
  View: OrderPersonalIdView,
});
