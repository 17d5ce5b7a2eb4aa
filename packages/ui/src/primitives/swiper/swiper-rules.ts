/** The default interval between slides. */
export const AUTOPLAY_MS = 4000;

/** The index of the current slide of a natively scrolling row; 0 while the row has no width. */
export const getSlideIndex = (scrollLeft: number, width: number): number =>
  width > 0 ? Math.round(scrollLeft / width) : 0;
