import { useEffect, useState } from 'react';
import { secondsLeft } from './rules.ts';

const SECOND_MS = 1_000;

/** The seconds for which the pieces are still held. */
export function useHold(expiresAt: string): number {
  const [now, setNow] = useState(Date.now);
  const left = secondsLeft(expiresAt, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
