import { useEffect, useRef, useState } from 'react';
import type { OverlayProps } from './Overlay.types.ts';

/** Duration of the closing animation. Must equal `--duration-close` in tokens.css. */
export const CLOSE_MS = 200;

/** Returns the props to render: the current ones while open, the last open ones during the closing animation. */
export function useClosingTransition(props: OverlayProps): OverlayProps | undefined {
  const { open } = props;
  const last = useRef(props);
  if (open) last.current = props;
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    if (open) {
      setIsMounted(true);
      return;
    }
    const timer = setTimeout(() => setIsMounted(false), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return isMounted ? { ...last.current, open } : undefined;
}
