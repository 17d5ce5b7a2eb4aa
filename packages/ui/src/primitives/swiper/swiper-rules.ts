/** How long a slide stays when nothing else is said. */
export const AUTOPLAY_MS = 4000;

/** The slide in the window of a row that scrolls natively; NaN-proof for one that has no width yet. */
export const placeAt = (scrollLeft: number, width: number): number =>
  width > 0 ? Math.round(scrollLeft / width) : 0;
