import { definePrivateScreen } from '../../../screen.ts';
import { hiddenTitleLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { PaymentScreenView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'payment',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: hiddenTitleLayout(messages),
  View: PaymentScreenView,
});
