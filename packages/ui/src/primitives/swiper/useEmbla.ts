import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { observeVisibility } from './observe-visibility.ts';

type CreateCarousel = typeof import('./create-carousel.ts').createCarousel;

let createCarousel: CreateCarousel | undefined;

/** Loads the carousel script after the page, as rows scroll natively without it. Later calls reuse it. */
export async function loadCarousel(): Promise<CreateCarousel> {
  createCarousel ??= (await import('./create-carousel.ts')).createCarousel;
  return createCarousel;
}

/** A row is initialised when it is at most one window height away, so that distant rows cost nothing. */
const PRELOAD_MARGIN = '100% 0%';

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs the carousel of a row of slides and returns the current index and a function to move. */
export function useEmbla(view: RefObject<HTMLElement | null>, loops: boolean) {
  const [index, setIndex] = useState(0);
  const carousel = useRef<EmblaCarouselType | null>(null);
  const last = useRef(0);

  useEffect(() => {
    if (!view.current) return;
    let isUnmounted = false;
    const stopObserving = observeVisibility(view.current, onVisibility, PRELOAD_MARGIN);
    function onVisibility(isNear: boolean): void {
      if (!isNear) return;
      stopObserving();
      // If the download fails, the row keeps its native scrolling.
      if (createCarousel) start(createCarousel);
      else loadCarousel().then(start, () => undefined);
    }
    function start(create: CreateCarousel): void {
      if (isUnmounted || !view.current) return;
      const embla = create(view.current, last.current, loops);
      const update = () => {
        last.current = embla.selectedScrollSnap();
        setIndex(last.current);
      };
      embla.on('select', update);
      update();
      carousel.current = embla;
    }
    return () => {
      isUnmounted = true;
      stopObserving();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [view, loops]);

  const move = useCallback(
    (by: 1 | -1) => {
      const isInstant = prefersReducedMotion();
      const { current: row } = view;
      if (!carousel.current) row?.scrollBy({ left: by * row.clientWidth });
      else if (by === 1) carousel.current.scrollNext(isInstant);
      else carousel.current.scrollPrev(isInstant);
    },
    [view],
  );

  return { index, move };
}
