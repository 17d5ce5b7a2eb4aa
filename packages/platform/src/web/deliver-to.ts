import type { ShippingCountryCode } from '@vitrine/kit';
import { leaving } from './holding.ts';
import { remember } from './remember.ts';

/**
 * Loads the page anew, as the server draws it for that country. What its address says of one would
 * count for more than what was just chosen, so it goes.
 */
export function deliverTo(country: ShippingCountryCode): void {
  leaving(() => {
    const { history, location } = window;
    const url = new URL(location.href);
    url.searchParams.delete('country');
    history.replaceState(history.state, '', url);
    remember('country', country);
    location.reload();
  });
}
