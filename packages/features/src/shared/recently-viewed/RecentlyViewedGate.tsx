import { selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box } from '@vitrine/ui';
import { useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = lazyPart(() =>
  import('./RecentlyViewed.tsx').then((part) => part.RecentlyViewed),
);

/** Early enough for the row to be complete before it is seen, so that nothing moves in the window. */
const AHEAD_PX = 1200;

/** Loads the row of viewed products when its place comes near the window. */
export function RecentlyViewedGate(props: RecentlyViewedProps) {
  const [isNear, setNear] = useState(false);
  const isSessionReady = useSelector(selectSessionReady);
  return (
    <Box onImpression={() => setNear(true)} rootMarginPx={AHEAD_PX}>
      {isNear && isSessionReady && <RecentlyViewed {...props} />}
    </Box>
  );
}
