import { createContext, useCallback, useContext } from 'react';

/** How far the clock of the page is from the real one: a preview may show another time. */
export const ClockOffsetContext = createContext(0);

/** Returns a function that tells the current time of the page. */
export function usePageClock(): () => number {
  const offset = useContext(ClockOffsetContext);
  return useCallback(() => Date.now() + offset, [offset]);
}
