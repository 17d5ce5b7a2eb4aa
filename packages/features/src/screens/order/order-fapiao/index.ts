import { definePrivateScreen } from '../../../screen.ts';
import { messages } from './messages.ts';
import { OrderFapiaoLayout, OrderFapiaoView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'orderFapiao',
  title: (language) => messages[language].title,
  loadPrivate: ({ api, signal }, { params: { id = '' } }) =>
    api.getOrderFapiao({ params: { id } }, { signal }),
  Layout: OrderFapiaoLayout,
  View: OrderFapiaoView,
});
