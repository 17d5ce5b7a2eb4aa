import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { getTitle } from './messages.ts';
import { PersonalIdLayout, PersonalIdView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'personalId',
  title: (language, { id }) => getTitle(id, language),
  loadPrivate,
  Layout: PersonalIdLayout,
  View: PersonalIdView,
});
