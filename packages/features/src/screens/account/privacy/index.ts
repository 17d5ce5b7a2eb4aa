import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { PrivacyLayout, PrivacyView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'privacy',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: PrivacyLayout,
  View: PrivacyView,
});
