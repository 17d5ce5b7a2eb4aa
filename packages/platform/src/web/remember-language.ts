import type { Language } from '@vitrine/kit';

const A_YEAR_SECONDS = 31_536_000;

/** In a cookie, because the server has to know which of a page's twins to answer with. */
export function rememberLanguage(language: Language): void {
  // The Cookie Store is unknown to older in-app browsers
  document.cookie = `language=${language}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
}
