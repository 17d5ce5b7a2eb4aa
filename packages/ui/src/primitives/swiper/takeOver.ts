import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { placeAt } from './swiper-rules.ts';

/**
 * Takes over a row that scrolls natively, as the server drew it, at the slide that stands in its
 * window. Nothing moves while it does.
 */
export function takeOver(view: HTMLElement, startIndex: number, loop: boolean): EmblaCarouselType {
  const scrolled = placeAt(view.scrollLeft, view.clientWidth);
  view.scrollLeft = 0;
  view.dataset.moves = 'embla';
  return EmblaCarousel(view, { loop, startIndex: scrolled || startIndex });
}
