import { ApiError } from '@vitrine/client';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

const readSeconds = (error: unknown): number =>
  error instanceof ApiError ? Number(error.response?.headers['retry-after'] ?? 0) : 0;

/** Counts the seconds down that the server asks to wait before the next attempt. */
export function useWait(onOver: () => void) {
  const [endsAt, setEndsAt] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const left = Math.ceil((endsAt - Date.now()) / SECOND_MS);
      setSeconds(Math.max(left, 0));
      if (left > 0) return;
      setEndsAt(0);
      onOver();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt, onOver]);
  return {
    seconds,
    start(error: unknown) {
      const wait = readSeconds(error);
      setSeconds(wait);
      setEndsAt(wait > 0 ? Date.now() + wait * SECOND_MS : 0);
    },
  };
}
