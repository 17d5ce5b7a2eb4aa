import { setAddresses } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { AddressesView } from './Screen.tsx';

async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  store.dispatch(setAddresses(await api.listAddresses({}, { signal })));
}

export const screen = definePrivateScreen({
  name: 'addresses',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: accountLayout('addresses', messages),
  View: AddressesView,
});
