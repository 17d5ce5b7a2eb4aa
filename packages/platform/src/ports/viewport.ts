export interface ScrollOptions {
  /** Pixels to leave free above the element. */
  offset?: number;
  /** Jumps instead of scrolling smoothly. */
  instant?: boolean;
  /** Focuses the first form field of the element, on hosts that have a focus. */
  focusField?: boolean;
}

/** The scroll position of a page. Elements are identified by id, which works on every host. */
export interface ViewportPort {
  /** Scrolls to an element. Resolves when the scrolling has ended or the shopper has taken over. */
  scrollTo(id: string, options?: ScrollOptions): Promise<void>;
  /** Measures the distance in pixels from the top of the window to each element; undefined for a missing one. */
  measureTops(ids: readonly string[]): Promise<readonly (number | undefined)[]>;
  /** Calls the listener on scrolling, at most once per frame, until the returned function is called. */
  onScroll(listener: () => void): () => void;
  /**
   * Calls the listener when the shopper comes near the end of the page, until the returned function is
   * called. Absent on hosts that do not report it; there the last element of a page is watched.
   */
  onNearEnd?: ((listener: () => void) => () => void) | undefined;
}
