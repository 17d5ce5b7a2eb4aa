import { useApi } from '@vitrine/client/react';
import { type RootState, selectBagId, selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useRef } from 'react';

/** The number of items in the bag; 0 until it is loaded. Reads the state without the bag slice's code. */
export const selectBagCount = ({ bag }: RootState): number => bag?.count ?? 0;

/**
 * Loads the number of items in the bag for the badge of its icon, once the session is known and again
 * when the shopper changes. No screen waits for it.
 */
export function useBagCount(): number {
  const api = useApi();
  const store = useStore();
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bagId = useSelector(selectBagId);
  const owner = `${bagId} ${isLoggedIn}`;
  const lastOwner = useRef(owner);

  useEffect(() => {
    const hasOwnerChanged = lastOwner.current !== owner;
    if (!isSessionReady || (!bagId && !hasOwnerChanged)) return;
    lastOwner.current = owner;
    import('./load-bag-count.ts')
      .then(({ loadBagCount }) => loadBagCount({ api, store, bagId, hasOwnerChanged }))
      // The bag works without a badge.
      .catch(() => undefined);
  }, [api, store, isSessionReady, owner, bagId]);

  return useSelector(selectBagCount);
}
