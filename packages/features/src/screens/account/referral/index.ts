import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { ReferralLayout, ReferralView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'referral',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: ReferralLayout,
  View: ReferralView,
});
