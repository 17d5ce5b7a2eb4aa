import { useApi } from '@vitrine/client/react';
import {
  resetWishlist,
  type Store,
  selectBagId,
  selectIsLoggedIn,
  selectSessionReady,
  setWishlist,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect } from 'react';
import { heartTurns } from './heart-turns.ts';

/** Whose hearts a store holds. */
const heldFor = new WeakMap<Store, string>();

/**
 * Learns which products have a heart, once it is known whose: a screen stands without waiting for it,
 * and one that cannot be told shows none.
 */
export function useHearts(): void {
  const api = useApi();
  const store = useStore();
  const isKnown = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bagId = useSelector(selectBagId);
  const owner = bagId && `${bagId} ${isLoggedIn}`;

  useEffect(() => {
    if (!isKnown || heldFor.get(store) === owner) return;
    const isAnother = Boolean(heldFor.get(store));
    heldFor.set(store, owner);
    if (isAnother) store.dispatch(resetWishlist());
    if (!owner) return;
    const read = () => api.getWishlist({ query: { 'include-products': 'false' } });
    heartTurns(store)
      .take(read)
      .then(
        (hearts) => heldFor.get(store) === owner && store.dispatch(setWishlist(hearts)),
        () => heldFor.delete(store),
      );
  }, [api, store, isKnown, owner]);
}
