import type { Language } from '@vitrine/kit';

const A_YEAR_SECONDS = 31_536_000;

/**
 * In a cookie, because the server has to know which of a page's twins to answer with. Older in-app
 * browsers have no Cookie Store, so it is written the way that all of them know.
 */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
}
