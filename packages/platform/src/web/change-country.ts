import type { ShippingCountryCode } from '@vitrine/kit';
import { setChoiceCookie } from './choice-cookie.ts';
import { webPageGuard } from './web-page-guard.ts';

/**
 * Reloads the page, so that the server renders it for the country. The `country` query parameter is removed,
 * because it would override the choice. The open overlay is closed and its history entry is left before the
 * reload, because the new page would otherwise go back over that entry while the shopper is using it.
 */
export function changeCountry(
  country: ShippingCountryCode,
  waitForHistory: (() => Promise<void>) | undefined,
): void {
  webPageGuard.confirmLeave(async () => {
    webPageGuard.closeTopOverlay();
    await waitForHistory?.();
    const { history, location } = window;
    const url = new URL(location.href);
    url.searchParams.delete('country');
    history.replaceState(history.state, '', url);
    setChoiceCookie('country', country);
    location.reload();
  });
}
