import { useEffect, useRef, useState } from 'react';
import type { OverlayProps } from './Overlay.types.ts';

/** How long closing takes: the design's --d-close, which CSS cannot tell a timer. */
export const CLOSE_MS = 200;

/** What is open, and, until its closing has been shown, what was: as it was last seen. */
export function useClosing(props: OverlayProps): OverlayProps | undefined {
  const { open } = props;
  const last = useRef(props);
  if (open) last.current = props;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (open) {
      setIsThere(true);
      return;
    }
    const timer = setTimeout(() => setIsThere(false), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return isThere ? { ...last.current, open } : undefined;
}
