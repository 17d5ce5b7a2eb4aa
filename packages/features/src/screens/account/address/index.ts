import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { getTitle } from './messages.ts';
import { AddressLayout, AddressView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'address',
  title: (language, { id }) => getTitle(id, language),
  loadPrivate,
  Layout: AddressLayout,
  View: AddressView,
});
