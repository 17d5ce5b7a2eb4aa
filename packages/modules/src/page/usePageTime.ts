import { startTransition, useEffect, useState } from 'react';

/** Timers hold 31 bits of milliseconds, some 24 days; a longer wait is waited for in parts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The time as the page sees it: first the time it was made at, so that hydration agrees, then the
 * shopper's clock, looked at again whenever `changesAt` says that something changes.
 */
export function usePageTime(
  madeAt: number,
  changesAt: (now: number) => number | undefined,
): number {
  const [now, setNow] = useState(madeAt);
  const change = changesAt(now);

  // Nothing on a page waits for it, and a long page must not come alive all at once.
  useEffect(() => startTransition(() => setNow(Date.now())), []);

  // A wait in parts goes on when `now` moves
  useEffect(() => {
    if (change === undefined) return;
    const wait = Math.min(Math.max(change - Date.now(), 0), LONGEST_TIMER_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [change, now]);

  return now;
}
