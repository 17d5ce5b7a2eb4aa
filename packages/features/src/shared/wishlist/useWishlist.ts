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
import { getWishlistQueue } from './wishlist-queue.ts';

/** The owner whose wishlist a store holds. */
const loadedFor = new WeakMap<Store, string>();

/**
 * Loads the ids of the saved products once the session is known. A screen is shown without waiting for
 * it, and shows no product as saved when the request fails.
 */
export function useWishlist(): void {
  const api = useApi();
  const store = useStore();
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bagId = useSelector(selectBagId);
  const owner = bagId && `${bagId} ${isLoggedIn}`;

  useEffect(() => {
    if (!isSessionReady || loadedFor.get(store) === owner) return;
    const hasOwnerChanged = Boolean(loadedFor.get(store));
    loadedFor.set(store, owner);
    if (hasOwnerChanged) store.dispatch(resetWishlist());
    if (!owner) return;
    const fetchWishlist = () => api.getWishlist({ query: { 'include-products': 'false' } });
    getWishlistQueue(store)
      .enqueue(fetchWishlist)
      .then(
        (wishlist) => loadedFor.get(store) === owner && store.dispatch(setWishlist(wishlist)),
        () => loadedFor.delete(store),
      );
  }, [api, store, isSessionReady, owner]);
}
