import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { messages } from './messages.ts';
import { OrderFapiaoView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'orderFapiao',
  title: (language) => messages[language].title,
  loadPrivate: ({ api, signal }, { params: { id = '' } }) =>
    api.getOrderFapiao({ params: { id } }, { signal }),
  Layout: accountLayout('orders', messages, { isReadingWidth: true }),
  View: OrderFapiaoView,
});
