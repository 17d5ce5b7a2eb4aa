import type { Api } from '@vitrine/client';
import { type Store, setPreferences, setUserBenefits } from '@vitrine/state';

/**
 * What any screen may want to know of a shopper; who they are by name is read where it is shown. Each part
 * stands for itself: one that fails leaves the other.
 */
export async function loadUser(api: Api, store: Store): Promise<void> {
  const parts: readonly Promise<unknown>[] = [
    api.getBenefits().then((benefits) => store.dispatch(setUserBenefits(benefits))),
    api.getPreferences().then(({ preferences }) => store.dispatch(setPreferences(preferences))),
  ];
  // Engines of older phones know no `allSettled`.
  await Promise.all(parts.map((part) => part.catch(() => undefined)));
}
