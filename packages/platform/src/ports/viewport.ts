export interface ScrollOptions {
  /** Pixels kept free above the element. */
  offset?: number;
  /** Jumps instead of gliding. */
  instant?: boolean;
  /** Gives the focus to what is to be answered in it, where there is a focus. */
  focuses?: boolean;
}

/** What a page may know of its own scrolling. Elements are named by id, which works everywhere. */
export interface Viewport {
  /** Glides to an element, and settles once the gliding has ended or a hand has taken over. */
  scrollTo(id: string, options?: ScrollOptions): Promise<void>;
  /** Pixels from the top of the window to each element; undefined where there is none. */
  topsOf(ids: readonly string[]): Promise<readonly (number | undefined)[]>;
  /** Tells of scrolling, at most once a frame, until the returned function is called. */
  onScroll(listener: () => void): () => void;
}
