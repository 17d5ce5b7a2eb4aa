import type { MiniNavigationPort, NavigationPort, PageGuard } from '@vitrine/platform';
import type { BackInterceptor } from './back-interceptor.ts';

export interface PageGuards {
  interceptor: Pick<BackInterceptor, 'runMoveBack'>;
  pageGuard: PageGuard;
  /** Whether the host can intercept the back gesture. If not, overlays are not registered. */
  canIntercept: boolean;
}

/**
 * The navigation of one page. Its own moves back bypass the back interceptor. The leave guard asks only
 * when the page does not stay open below the next one.
 */
export function createPageNavigation(
  shared: MiniNavigationPort,
  { interceptor, pageGuard, canIntercept }: PageGuards,
): NavigationPort {
  return {
    ...shared,
    go(to, options = {}) {
      const go = () => shared.go(to, options);
      const mayGoBack = options.replace && !options.keepScroll;
      if (shared.keepsCurrentPage(to, options)) go();
      else pageGuard.confirmLeave(() => (mayGoBack ? interceptor.runMoveBack(go) : go()));
    },
    back: (steps) =>
      pageGuard.confirmLeave(() => interceptor.runMoveBack(() => shared.back(steps))),
    blockLeave: pageGuard.blockLeave,
    confirmLeave: pageGuard.confirmLeave,
    openOverlay: canIntercept ? pageGuard.openOverlay : () => () => undefined,
  };
}
