import type { Holding, MiniNavigation, Navigation } from '@vitrine/platform';
import type { Catcher } from './catcher.ts';

export interface PageKeepers {
  catcher: Pick<Catcher, 'cover' | 'letBack'>;
  holding: Pick<Holding, 'holdBack' | 'leaving'>;
  /** Whether anything catches the way back: where nothing does, what lies over the page need not be known. */
  isCaught: boolean;
}

/**
 * Where one goes from a page: what leads back by itself is not for its catcher, and what is not saved is
 * lost only where the page does not wait beneath.
 */
export function navigationOf(shared: MiniNavigation, keepers: PageKeepers): Navigation {
  const { catcher, holding, isCaught } = keepers;
  return {
    ...shared,
    go(to, options = {}) {
      const go = () => shared.go(to, options);
      const mayLeadBack = options.replace && !options.keepScroll;
      if (shared.leavesBeneath(to, options)) go();
      else holding.leaving(() => (mayLeadBack ? catcher.letBack(go) : go()));
    },
    back: (steps) => holding.leaving(() => catcher.letBack(() => shared.back(steps))),
    holdBack: holding.holdBack,
    leave: holding.leaving,
    cover: isCaught ? catcher.cover : () => () => undefined,
  };
}
