import { useEffect, useState } from 'react';

/** The current time, updated every `intervalMs` once mounted, as long as `isRunning` returns true. */
export function useCurrentTime(
  madeAt: number,
  intervalMs: number,
  isRunning: (now: number) => boolean,
): number {
  const [now, setNow] = useState(madeAt);
  const isTicking = isRunning(now);

  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, intervalMs);
    return () => clearInterval(timer);
  }, [isTicking, intervalMs]);

  return now;
}
