import { startTransition, useEffect, useState } from 'react';
import { usePageClock } from '../context/page-clock.ts';

/** Timers are limited to 31 bits of milliseconds, about 24 days; longer delays run as several timers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The current time of the page: first the time it was loaded at, so that hydration matches, then the
 * clock of the page, updated whenever the time returned by `getNextChange` is reached.
 */
export function usePageTime(
  madeAt: number,
  getNextChange: (now: number) => number | undefined,
): number {
  const readClock = usePageClock();
  const [now, setNow] = useState(madeAt);
  const nextChange = getNextChange(now);

  // A transition, so that it does not force a long page to hydrate all at once.
  useEffect(() => startTransition(() => setNow(readClock())), [readClock]);

  // When a delay runs as several timers, the update of `now` starts the next one.
  useEffect(() => {
    if (nextChange === undefined) return;
    const delay = Math.min(Math.max(nextChange - readClock(), 0), MAX_TIMER_MS);
    const timer = setTimeout(() => setNow(readClock()), delay);
    return () => clearTimeout(timer);
  }, [nextChange, now, readClock]);

  return now;
}
