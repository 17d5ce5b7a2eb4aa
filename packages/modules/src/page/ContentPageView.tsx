import { type RootState, selectIsLoggedIn, selectPage, selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useDeferredValue } from 'react';
import { ClockOffsetContext } from '../context/page-clock.ts';
import { ModulePage } from './ModulePage.tsx';

/** Renders a content page that `loadContentPage` has put into the store. */
export function ContentPageView({ id }: { id: string }) {
  const page = useSelector((state: RootState) => selectPage(state, id));
  // Store updates render synchronously; deferring these two keeps a long page responsive.
  const isSessionReady = useDeferredValue(useSelector(selectSessionReady));
  const isLoggedIn = useDeferredValue(useSelector(selectIsLoggedIn));
  if (!page) return null;
  return (
    <ClockOffsetContext.Provider value={page.preview?.clockOffset ?? 0}>
      <ModulePage page={page} isSessionReady={isSessionReady} isLoggedIn={isLoggedIn} />
    </ClockOffsetContext.Provider>
  );
}
