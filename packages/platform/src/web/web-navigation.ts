import type { Language } from '@vitrine/kit';
import { appHref, href } from '../addresses.ts';
import { readTarget } from '../links.ts';
import type { Bridge } from '../ports/bridge.ts';
import type { GoOptions, Navigation } from '../ports/navigation.ts';
import type { Target } from '../routes.ts';
import { holdBack, leaving } from './holding.ts';
import { covering } from './web-covering.ts';

export interface WebNavigationDeps {
  language: Language;
  bridge: Bridge;
  /** Moves to an address of the shop without loading a document. */
  navigate(href: string, options: Required<GoOptions>): void;
  /** Fetches ahead what the screen behind an address needs. */
  prefetch?: ((href: string) => void) | undefined;
  /** Whether the tab began here, so that there is nothing to go back to. */
  isFirst?: (() => boolean) | undefined;
}

/** Inside the app every step is the app's; in a browser the shop's own screens never load a document. */
export function createWebNavigation(deps: WebNavigationDeps): Navigation {
  const { language, bridge } = deps;

  function show(target: Target, options: Required<GoOptions>): void {
    const { replace } = options;
    if (bridge.isPresent) bridge.send({ type: 'navigation', link: appHref(target), replace });
    else deps.navigate(href(target, language), options);
  }

  function leave(url: string, replace: boolean): void {
    if (bridge.isPresent) bridge.send({ type: 'navigation', link: url, replace });
    else if (replace) window.location.replace(url);
    else window.location.assign(url);
  }

  return {
    href: (target) => href(target, language),
    go(to, { replace = false, keepScroll = false } = {}) {
      const target = 'url' in to ? readTarget(to.url) : to;
      leaving(() => {
        if (target) show(target, { replace, keepScroll });
        else if ('url' in to) leave(to.url, replace);
      });
    },
    back(steps = 1) {
      leaving(() => {
        if (bridge.isPresent) bridge.send({ type: 'back' });
        else if (deps.isFirst?.()) show({ route: 'home' }, { replace: true, keepScroll: false });
        else window.history.go(-steps);
      });
    },
    holdBack,
    leave: leaving,
    cover: covering.cover,
    prefetch: (target) => deps.prefetch?.(href(target, language)),
  };
}
