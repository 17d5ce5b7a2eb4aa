import { type RootState, selectIsLoggedIn, selectPage, selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useDeferredValue } from 'react';
import { ModulePage } from './ModulePage.tsx';

/** A content page that `loadPage` has put into the store. */
export function StoredPage({ id }: { id: string }) {
  const page = useSelector((state: RootState) => selectPage(state, id));
  // What a store says is rendered at once, whole; a page of many modules takes its time over this.
  const sessionReady = useDeferredValue(useSelector(selectSessionReady));
  const isLoggedIn = useDeferredValue(useSelector(selectIsLoggedIn));
  if (!page) return null;
  return <ModulePage page={page} sessionReady={sessionReady} isLoggedIn={isLoggedIn} />;
}
