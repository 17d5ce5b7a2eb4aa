import { useEffect, useState } from 'react';

/** Long enough for a scanner or a typist to finish. */
const SETTLE_MS = 250;

/** A value that is typed, once it no longer changes. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
