import { setAddresses } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { messages } from './messages.ts';
import { AddressesView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'addresses',
  title: (language) => messages[language].title,
  loadPrivate: async ({ api, store, signal }) =>
    void store.dispatch(setAddresses(await api.listAddresses({}, { signal }))),
  Layout: accountLayout('addresses', messages),
  View: AddressesView,
});
