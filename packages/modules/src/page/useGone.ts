import { useCallback, useMemo, useState } from 'react';

const NONE: readonly string[] = [];

/**
 * The entries that have left the page: those that the shopper closed, and those that had nothing to
 * show. What had nothing for a guest may have something once they have logged in: it is asked again.
 */
export function useGone(isLoggedIn: boolean) {
  const [closed, setClosed] = useState(NONE);
  const [withdrawn, setWithdrawn] = useState({ isLoggedIn, ids: NONE });
  if (withdrawn.isLoggedIn !== isLoggedIn) setWithdrawn({ isLoggedIn, ids: NONE });

  const close = useCallback((id: string) => setClosed((before) => [...before, id]), []);
  const withdraw = useCallback(
    (id: string) => setWithdrawn((before) => ({ ...before, ids: [...before.ids, id] })),
    [],
  );
  const gone = useMemo(() => new Set([...closed, ...withdrawn.ids]), [closed, withdrawn]);
  return { gone, close, withdraw };
}
