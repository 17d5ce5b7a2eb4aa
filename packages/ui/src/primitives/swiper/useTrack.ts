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
export function useTrack(track: RefObject<HTMLElement | null>, row: Row) {
  const [index, setIndex] = useState(0);
  // A scroll event may come between a render and its effects: it must read the row as it is drawn.
  const drawn = useRef({ row, index });
  drawn.current = { row, index };
  /** Where a gliding row is going, so that a second step starts from there. */
  const heading = useRef<number | null>(null);
  const { loops } = row;

  // The copies of a loop arrive after hydration; what stood in the window must stay there.
  useLayoutEffect(() => {
    const { current } = drawn;
    if (track.current && loops) show(track.current, placeOf(current.index, current.row), 'instant');
  }, [track, loops]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      heading.current = null;
      const home = homeOfCopy(placeIn(element), drawn.current.row);
      if (home !== undefined) show(element, home, 'instant');
    };
    const follow = () => {
      setIndex(indexAt(placeIn(element), drawn.current.row));
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, [track]);

  const move = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const place = step(heading.current ?? placeIn(element), by, drawn.current.row);
      heading.current = place;
      show(element, place, prefersStillness() ? 'instant' : 'smooth');
    },
    [track],
  );

  return { index, move };
}
