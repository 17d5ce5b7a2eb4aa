import { useEffect, useState } from 'react';

/** The time, looked at every `every` milliseconds once mounted; it stands still while `running` is false. */
export function useTick(madeAt: number, every: number, running: (now: number) => boolean): number {
  const [now, setNow] = useState(madeAt);
  const ticks = running(now);

  useEffect(() => {
    if (!ticks) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [ticks, every]);

  return now;
}
