import { type RefObject, useEffect } from 'react';

/**
 * Tells CSS how a row stands, without asking React to render: which part of it is in view, where
 * that begins, and whether everything is in view already.
 */
export function useOverflow(
  frame: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  fits: string | undefined,
): void {
  useEffect(() => {
    const row = track.current;
    const around = frame.current;
    if (!row || !around) return;
    const draw = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row;
      if (scrollWidth === 0) return;
      if (fits) around.classList.toggle(fits, scrollWidth <= clientWidth);
      around.style.setProperty('--part', String(clientWidth / scrollWidth));
      around.style.setProperty('--start', String(scrollLeft / scrollWidth));
    };
    const observer = new ResizeObserver(draw);
    observer.observe(row);
    row.addEventListener('scroll', draw, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', draw);
    };
  }, [frame, track, fits]);
}
