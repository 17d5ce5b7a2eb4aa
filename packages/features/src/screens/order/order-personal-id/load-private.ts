import type { AttachedPersonalId } from '@vitrine/contract';
import { setPidList } from '@vitrine/state';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** Loads the saved personal IDs into the store, and returns the one attached to the order. */
export async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<AttachedPersonalId> {
  const [attached, personalIds] = await Promise.all([
    api.getOrderPersonalId({ params: { id } }, { signal }),
    api.listPersonalIds({}, { signal }),
  ]);
  store.dispatch(setPidList(personalIds));
  return attached;
}
