import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { CheckoutLayout, CheckoutView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'checkout',
  title: (language) => messages[language].title,
  loadPrivate,
  // A step of the checkout keeps the loaded order.
  privateKey: ({ params }) => params.id ?? '',
  Layout: CheckoutLayout,
  View: CheckoutView,
});
