import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { PersonalIdsLayout, PersonalIdsView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'personalIds',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: PersonalIdsLayout,
  View: PersonalIdsView,
});
