import type { PageGuard } from '../page-guard/page-guard.ts';
import type { Target } from '../routes.ts';

/** The destination of a link: a screen of the shop, or any other URL. */
export type Destination = Target | { readonly url: string };

export interface GoOptions {
  /** Replaces the current screen in the history, so that back skips it. */
  replace?: boolean;
  /** Keeps the scroll position, because only the query changes. */
  keepScroll?: boolean;
}

export interface NavigationPort {
  /** The URL of a screen in the current language. */
  href(target: Target): string;
  go(to: Destination, options?: GoOptions): void;
  /** Goes back by one screen or by `steps`. Goes home when there is no earlier screen. */
  back(steps?: number): void;
  /**
   * Asks the shopper before leaving the page, because it has unsaved changes. `ask` calls `leave` or `stay`.
   * The returned function ends the block. A host with its own back button shows `question` in its own dialog.
   */
  blockLeave: PageGuard['blockLeave'];
  /** Calls `go`, which closes a form on a page that stays open. Asks first when the form has unsaved changes. */
  confirmLeave: PageGuard['confirmLeave'];
  /**
   * Registers an open overlay, so that back closes it instead of leaving the page. The returned function
   * removes it. Old hosts do not support this: there, back leaves the page.
   */
  openOverlay: PageGuard['openOverlay'];
  /** Loads a screen ahead, because the shopper is likely to open it. */
  prefetch(target: Target): void;
}

/**
 * The part of the navigation that all pages of a mini-program share. Each page has its own overlays and its
 * own leave guard, because several pages are open at once.
 */
export interface MiniNavigationPort
  extends Omit<NavigationPort, 'openOverlay' | 'blockLeave' | 'confirmLeave'> {
  /** Whether the current page stays open below the destination. */
  keepsCurrentPage(to: Destination, options?: GoOptions): boolean;
}
