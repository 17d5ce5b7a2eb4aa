import { definePrivateScreen } from '../../../screen.ts';
import { loadOrder } from '../../../shared/order/load-order.ts';
import { messages } from './messages.ts';
import { ReturnRequestLayout, ReturnRequestView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'returnRequest',
  title: (language) => messages[language].title,
  loadPrivate: (context, { params: { id = '' } }) => loadOrder(context, id),
  Layout: ReturnRequestLayout,
  View: ReturnRequestView,
});
