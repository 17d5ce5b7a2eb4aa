import { useCallback, useMemo, useState } from 'react';

const NO_IDS: readonly string[] = [];

/**
 * The entries removed from the page: those the shopper closed, and those with nothing to show. The
 * latter are restored when the login state changes, because they may have content for a shopper.
 */
export function useRemovedModules(isLoggedIn: boolean) {
  const [closed, setClosed] = useState(NO_IDS);
  const [hidden, setHidden] = useState({ isLoggedIn, ids: NO_IDS });
  if (hidden.isLoggedIn !== isLoggedIn) setHidden({ isLoggedIn, ids: NO_IDS });

  const close = useCallback((id: string) => setClosed((previous) => [...previous, id]), []);
  const hide = useCallback(
    (id: string) => setHidden((previous) => ({ ...previous, ids: [...previous.ids, id] })),
    [],
  );
  const removedIds = useMemo(() => new Set([...closed, ...hidden.ids]), [closed, hidden]);
  return { removedIds, close, hide };
}
