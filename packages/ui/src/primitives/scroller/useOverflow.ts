import { type RefObject, useEffect } from 'react';

/**
 * Writes the scroll position of a row to CSS without a React render: the visible fraction, where it
 * starts, and a class when the whole row fits.
 */
export function useOverflow(
  frame: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  fitsClass: string | undefined,
): void {
  useEffect(() => {
    const row = track.current;
    const container = frame.current;
    if (!row || !container) return;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = row;
      if (scrollWidth === 0) return;
      if (fitsClass) container.classList.toggle(fitsClass, scrollWidth <= clientWidth);
      container.style.setProperty('--visible', String(clientWidth / scrollWidth));
      container.style.setProperty('--start', String(scrollLeft / scrollWidth));
    };
    const observer = new ResizeObserver(update);
    observer.observe(row);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [frame, track, fitsClass]);
}
