import { useEffect, useState } from 'react';

/** How long closing takes: the design's --d-close, which CSS cannot tell a timer. */
export const CLOSE_MS = 200;

/** True while something is open, and until its closing has been shown. */
export function useClosing(open: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (open) {
      setIsThere(true);
      return;
    }
    const timer = setTimeout(() => setIsThere(false), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return isThere;
}
