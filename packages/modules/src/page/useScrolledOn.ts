import { usePlatform } from '@vitrine/platform';
import { useEffect, useState } from 'react';

/** The id of the element that ends with the first screen. */
export const FIRST_SCREEN = 'first-screen';

/** True while the first screen is out of the window. Watches nothing unless it is asked for. */
export function useScrolledOn(isWanted: boolean): boolean {
  const { viewport } = usePlatform();
  const [scrolledOn, setScrolledOn] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    return viewport.onScroll(async () => {
      const [top] = await viewport.topsOf([FIRST_SCREEN]);
      if (top !== undefined) setScrolledOn(top <= 0);
    });
  }, [viewport, isWanted]);

  return scrolledOn;
}
