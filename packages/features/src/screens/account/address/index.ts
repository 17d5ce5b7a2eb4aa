import { ApiError } from '@vitrine/client';
import { setAddresses } from '@vitrine/state';
import { definePrivateScreen, type ScreenProps } from '../../../screen.ts';
import { accountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { getTitle, NEW } from './messages.ts';
import { AddressView } from './Screen.tsx';

/** Loads all addresses; an unknown id is shown like a missing page. */
async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = NEW } }: ScreenProps,
): Promise<void> {
  const addresses = await api.listAddresses({}, { signal });
  store.dispatch(setAddresses(addresses));
  if (id !== NEW && !addresses.some((address) => address.id === id)) {
    throw new ApiError('not-found');
  }
}

export const screen = definePrivateScreen({
  name: 'address',
  title: (language, { id }) => getTitle(id, language),
  loadPrivate,
  Layout: accountLayout(
    'addresses',
    ({ params }, language) => ({ title: getTitle(params.id, language) }),
    { isReadingWidth: true },
  ),
  View: AddressView,
});
