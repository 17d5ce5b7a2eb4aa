import { ApiError } from '@vitrine/client';
import { setAddresses } from '@vitrine/state';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { NEW } from './messages.ts';

/** Loads all addresses; an unknown id is shown like a missing page. */
export async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = NEW } }: ScreenProps,
): Promise<void> {
  const addresses = await api.listAddresses({}, { signal });
  store.dispatch(setAddresses(addresses));
  if (id !== NEW && !addresses.some((address) => address.id === id)) {
    throw new ApiError('not-found');
  }
}
