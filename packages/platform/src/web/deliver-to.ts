import type { ShippingCountryCode } from '@vitrine/kit';
import { leaving } from './holding.ts';
import { remember } from './remember.ts';
import { covering } from './web-covering.ts';

/**
 * Loads the page anew, as the server draws it for that country. What its address says of one would
 * count for more than what was just chosen, so it goes. What the choice was made in is closed, and its
 * entry left, before: the new page would go back from it, under whoever goes on already.
 */
export function deliverTo(
  country: ShippingCountryCode,
  still: (() => Promise<void>) | undefined,
): void {
  leaving(async () => {
    covering.uncover();
    await still?.();
    const { history, location } = window;
    const url = new URL(location.href);
    url.searchParams.delete('country');
    history.replaceState(history.state, '', url);
    remember('country', country);
    location.reload();
  });
}
