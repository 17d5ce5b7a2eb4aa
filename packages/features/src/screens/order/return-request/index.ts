import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { loadOrder } from '../../../shared/order/load-order.ts';
import { messages } from './messages.ts';
import { ReturnRequestView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'returnRequest',
  title: (language) => messages[language].title,
  loadPrivate: (context, { params: { id = '' } }) => loadOrder(context, id),
  Layout: accountLayout('returns', messages, { isReadingWidth: true }),
  View: ReturnRequestView,
});
