import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { homeOfCopy, indexAt, placeAt, placeOf, type Row, step } from './swiper-rules.ts';

/** Safari before 26 has no scrollend: this long without a scroll event means rest. */
const REST_MS = 100;

export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const placeIn = (track: HTMLElement): number => placeAt(track.scrollLeft, track.clientWidth);

const show = (track: HTMLElement, place: number, behavior: ScrollBehavior): void =>
  track.scrollTo({ left: place * track.clientWidth, behavior });

/** Follows and moves a row that scrolls natively. */
export function useTrack(track: RefObject<HTMLElement | null>, { count, loops }: Row) {
  const [index, setIndex] = useState(0);
  const latest = useRef(index);
  latest.current = index;

  // The copies of a loop arrive after hydration; what stood in the window must stay there.
  useLayoutEffect(() => {
    const row = { count, loops };
    if (track.current && loops) show(track.current, placeOf(latest.current, row), 'instant');
  }, [track, count, loops]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const row = { count, loops };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const home = homeOfCopy(placeIn(element), row);
      if (home !== undefined) show(element, home, 'instant');
    };
    const follow = () => {
      setIndex(indexAt(placeIn(element), row));
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, [track, count, loops]);

  const move = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const place = step(placeIn(element), by, { count, loops });
      show(element, place, prefersStillness() ? 'instant' : 'smooth');
    },
    [track, count, loops],
  );

  return { index, move };
}
