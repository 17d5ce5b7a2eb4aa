import { isIsolatedPage } from './isolated-page.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Saves a choice in a cookie, because the server renders the page by it. Uses `document.cookie`, because
 * older in-app browsers have no Cookie Store.
 */
export function setChoiceCookie(choice: 'language' | 'country', value: string): void {
  if (isIsolatedPage()) return;
  document.cookie = `${choice}=${value}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}
