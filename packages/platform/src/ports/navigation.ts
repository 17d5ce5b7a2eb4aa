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
  /** One screen back; home when there is nothing behind. */
  back(): void;
  /** A hint that the shopper is about to go there. */
  prefetch(target: Target): void;
}
