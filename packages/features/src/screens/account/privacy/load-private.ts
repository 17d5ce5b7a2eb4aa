import type { Subscription } from '@vitrine/contract';
import { setPreferences, setUserInfo } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** Loads profile and preferences into the store, and returns the subscriptions. */
export async function loadPrivate({
  api,
  store,
  signal,
}: PrivateLoadContext): Promise<readonly Subscription[]> {
  const [profile, { preferences }, subscriptions] = await Promise.all([
    api.getProfile({}, { signal }),
    api.getPreferences({}, { signal }),
    api.listSubscriptions({}, { signal }),
  ]);
  store.dispatch(setUserInfo(profile));
  store.dispatch(setPreferences(preferences));
  return subscriptions;
}
