import { type RootState, selectPage, selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useDeferredValue } from 'react';
import { ModulePage } from './ModulePage.tsx';

/** A content page that `loadPage` has put into the store. */
export function StoredPage({ id }: { id: string }) {
  const page = useSelector((state: RootState) => selectPage(state, id));
  // What a store says is rendered at once, whole; a page of many modules takes its time over this.
  const sessionReady = useDeferredValue(useSelector(selectSessionReady));
  return page ? <ModulePage page={page} sessionReady={sessionReady} /> : null;
}
