import { selectIsOrdersLoaded } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { parseTab } from './rules.ts';
import { OrdersLayout, OrdersView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'orders',
  title: (language) => messages[language].title,
  loadPrivate,
  privateKey: ({ query }) => parseTab(query),
  isCached: (state, { query }) => selectIsOrdersLoaded(state, parseTab(query)),
  Layout: OrdersLayout,
  View: OrdersView,
});
