import { useApi } from '@vitrine/client/react';
import { type RootState, selectBagId, selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useRef } from 'react';

/** Items in the bag, as far as it is known. The code of the bag comes with whoever has one. */
export const bagCount = ({ bag }: RootState): number => bag?.count ?? 0;

/**
 * Learns how many items are in the bag, for the badge beside its icon: once it is known whose bag it
 * is, and again when somebody else comes. No screen waits for it.
 */
export function useBagCount(): number {
  const api = useApi();
  const store = useStore();
  const isKnown = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bagId = useSelector(selectBagId);
  const owner = `${bagId} ${isLoggedIn}`;
  const last = useRef(owner);

  useEffect(() => {
    const isAnother = last.current !== owner;
    if (!isKnown || (!bagId && !isAnother)) return;
    last.current = owner;
    import('./count-bag.ts')
      .then(({ countBag }) => countBag({ api, store, bagId, isAnother }))
      // Without a badge one still finds the bag.
      .catch(() => undefined);
  }, [api, store, isKnown, owner, bagId]);

  return useSelector(bagCount);
}
