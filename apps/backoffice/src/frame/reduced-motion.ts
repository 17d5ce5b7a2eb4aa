import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function listenToChanges(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the operator's system asks for less motion: menus, dialogs and drawers then open at once. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(listenToChanges, () => matchMedia(QUERY).matches);
