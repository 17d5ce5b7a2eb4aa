import type { Api } from '@vitrine/client';
import { type Store, setPreferences, setUserBenefits } from '@vitrine/state';

/**
 * Loads the shopper's benefits and preferences, which any screen may need; the profile is loaded where
 * it is shown. If one request fails, the other still counts.
 */
export async function loadUser(api: Api, store: Store): Promise<void> {
  const requests: readonly Promise<unknown>[] = [
    api.getBenefits().then((benefits) => store.dispatch(setUserBenefits(benefits))),
    api.getPreferences().then(({ preferences }) => store.dispatch(setPreferences(preferences))),
  ];
  // Older phones do not support `Promise.allSettled`.
  await Promise.all(requests.map((request) => request.catch(() => undefined)));
}
