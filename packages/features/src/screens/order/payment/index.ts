import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { PaymentLayout, PaymentView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'payment',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: PaymentLayout,
  View: PaymentView,
});
