const A_YEAR_SECONDS = 31_536_000;

/**
 * In a cookie, because the server has to know which of a page's twins to answer with. Older in-app
 * browsers have no Cookie Store, so it is written the way that all of them know.
 */
export function remember(choice: 'language' | 'country', value: string): void {
  document.cookie = `${choice}=${value}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
}
