import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { ProfileLayout, ProfileView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'profile',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: ProfileLayout,
  View: ProfileView,
});
