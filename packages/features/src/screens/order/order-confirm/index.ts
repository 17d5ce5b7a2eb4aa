import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { OrderConfirmLayout, OrderConfirmView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'orderConfirm',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: OrderConfirmLayout,
  View: OrderConfirmView,
});
