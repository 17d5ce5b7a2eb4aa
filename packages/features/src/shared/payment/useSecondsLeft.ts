import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown.ts';

const SECOND_MS = 1_000;

/** The seconds until the stock reservation of the checkout expires. */
export function useSecondsLeft(expiresAt: string): number {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsLeft(expiresAt, now);
  const isExpired = seconds === 0;
  useEffect(() => {
    if (isExpired) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isExpired]);
  return seconds;
}
