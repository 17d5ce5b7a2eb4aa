import { usePlatform } from '@vitrine/platform';
import { useEffect, useState } from 'react';

/** The id of the element that marks the end of the first screen. */
export const FIRST_SCREEN_END_ID = 'first-screen';

/** True while the first screen is scrolled out of the window. Listens to scrolling only when enabled. */
export function useIsPastFirstScreen(isEnabled: boolean): boolean {
  const { viewport } = usePlatform();
  const [isPast, setPast] = useState(false);

  useEffect(() => {
    if (!isEnabled) return;
    return viewport.onScroll(async () => {
      const [top] = await viewport.measureTops([FIRST_SCREEN_END_ID]);
      if (top !== undefined) setPast(top <= 0);
    });
  }, [viewport, isEnabled]);

  return isPast;
}
