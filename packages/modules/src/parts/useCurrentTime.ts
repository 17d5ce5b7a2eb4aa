import { useEffect, useState } from 'react';
import { usePageClock } from '../context/page-clock.ts';

/** The current time, updated every `intervalMs` once mounted, as long as `isRunning` returns true. */
export function useCurrentTime(
  madeAt: number,
  intervalMs: number,
  isRunning: (now: number) => boolean,
): number {
  const readClock = usePageClock();
  const [now, setNow] = useState(madeAt);
  const isTicking = isRunning(now);

  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNow(readClock());
    tick();
    const timer = setInterval(tick, intervalMs);
    return () => clearInterval(timer);
  }, [isTicking, intervalMs, readClock]);

  return now;
}
