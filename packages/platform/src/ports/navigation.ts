import type { Target } from '../routes.ts';

/** Where a tap leads: a screen of the shop, or an address that is none of its screens. */
export type Destination = Target | { readonly url: string };

export interface GoOptions {
  /** Takes the place of the present screen, so that back skips it. */
  replace?: boolean;
  /** The page stays where it is scrolled to: only its query changes. */
  keepScroll?: boolean;
}

export interface Navigation {
  /** The address of a screen in the language now spoken. */
  href(target: Target): string;
  go(to: Destination, options?: GoOptions): void;
  /** One screen back, or so many; home when there is nothing behind. */
  back(steps?: number): void;
  /**
   * Something here is not saved: whoever wants to leave is asked first, and `go` leaves. Ends when the
   * returned function is called. A host that leads back by itself asks the question in a dialog of its own.
   */
  holdBack(ask: (go: () => void) => void, question: string): () => void;
  /** Takes what may be unsaved off the page that stays: asked first, as by any other way out. */
  leave(go: () => void): void;
  /**
   * Something lies over the page: back closes it instead of leaving. Ends when the returned function is
   * called. A host too old to be told leads back all the same.
   */
  cover(close: () => void): () => void;
  /** A hint that the shopper is about to go there. */
  prefetch(target: Target): void;
}

/**
 * What the pages of a mini-program share of it. What lies over a page, and what is not saved there,
 * each page knows by itself: several are open at once.
 */
export interface MiniNavigation extends Omit<Navigation, 'cover' | 'holdBack' | 'leave'> {
  /** Whether the page that stands is still there when the shopper comes back from where this leads. */
  leavesBeneath(to: Destination, options?: GoOptions): boolean;
}
