import { selectOrder } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { loadOrderWithDetails } from '../../../shared/order/load-order.ts';
import { messages } from './messages.ts';
import { OrderScreenView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'order',
  title: (language) => messages[language].title,
  loadPrivate: (context, { params: { id = '' } }) => loadOrderWithDetails(context, id),
  isCached: (state, { params }) => selectOrder(state)?.id === params.id,
  Layout: accountLayout('orders', messages),
  View: OrderScreenView,
});
