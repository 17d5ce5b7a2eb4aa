import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { getSlideIndex } from './swiper-rules.ts';

/**
 * Turns a natively scrolling row into an Embla carousel that starts at the slide now in view, so
 * that nothing moves.
 */
export function createCarousel(
  view: HTMLElement,
  startIndex: number,
  loop: boolean,
): EmblaCarouselType {
  const visibleIndex = getSlideIndex(view.scrollLeft, view.clientWidth);
  view.scrollLeft = 0;
  view.dataset.carousel = 'embla';
  return EmblaCarousel(view, { loop, startIndex: visibleIndex || startIndex });
}
