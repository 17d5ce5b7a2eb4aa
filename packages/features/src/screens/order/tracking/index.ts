import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { TrackingView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'tracking',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('orders', messages),
  View: TrackingView,
});
