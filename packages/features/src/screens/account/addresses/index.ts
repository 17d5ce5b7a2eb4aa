import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { AddressesLayout, AddressesView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'addresses',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: AddressesLayout,
  View: AddressesView,
});
