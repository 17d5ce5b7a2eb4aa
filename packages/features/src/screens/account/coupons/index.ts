import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { CouponsLayout, CouponsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'coupons',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: CouponsLayout,
  View: CouponsView,
});
