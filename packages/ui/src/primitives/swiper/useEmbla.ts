import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { watchSight } from './watchSight.ts';

type TakeOver = typeof import('./takeOver.ts').takeOver;

let takeOver: TakeOver | undefined;

/** A row scrolls without it, so it comes after the page, and from then on is there at once. */
export async function loadCarousel(): Promise<TakeOver> {
  takeOver ??= (await import('./takeOver.ts')).takeOver;
  return takeOver;
}

/** A row is measured and taken over when it is at most a window away, so that far ones cost nothing. */
const NEAR = '100% 0%';

export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves a row of slides by finger, pointer and command, and knows which one stands in the window. */
export function useEmbla(view: RefObject<HTMLElement | null>, loops: boolean) {
  const [index, setIndex] = useState(0);
  const carousel = useRef<EmblaCarouselType | null>(null);
  const last = useRef(0);

  useEffect(() => {
    if (!view.current) return;
    let isGone = false;
    const stopWatching = watchSight(view.current, approach, NEAR);
    function approach(isNear: boolean): void {
      if (!isNear) return;
      stopWatching();
      // Offline, the row goes on scrolling natively.
      if (takeOver) begin(takeOver);
      else loadCarousel().then(begin, () => undefined);
    }
    function begin(take: TakeOver): void {
      if (isGone || !view.current) return;
      const embla = take(view.current, last.current, loops);
      const follow = () => {
        last.current = embla.selectedScrollSnap();
        setIndex(last.current);
      };
      embla.on('select', follow);
      follow();
      carousel.current = embla;
    }
    return () => {
      isGone = true;
      stopWatching();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [view, loops]);

  const move = useCallback(
    (by: 1 | -1) => {
      const isStill = prefersStillness();
      const { current: row } = view;
      if (!carousel.current) row?.scrollBy({ left: by * row.clientWidth });
      else if (by === 1) carousel.current.scrollNext(isStill);
      else carousel.current.scrollPrev(isStill);
    },
    [view],
  );

  return { index, move };
}
