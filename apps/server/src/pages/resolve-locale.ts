import {
  DEFAULT_COUNTRY,
  findLanguage,
  findShippingCountry,
  type Language,
  type ShippingCountryCode,
} from '@vitrine/kit';

const ENGLISH = '/en';

/** The language of the page, or the URL to redirect to. */
export type ResolvedLanguage = { redirect: string } | { language: Language };

const isEnglishPath = (path: string) => path === ENGLISH || path.startsWith(`${ENGLISH}/`);

/** Reads the visitor's earlier choice from its cookie. */
const readChoiceCookie = (choice: 'language' | 'country', cookie = ''): string | undefined =>
  new RegExp(`(?:^|;\\s*)${choice}=([^;]*)`).exec(cookie)?.[1];

export const readLanguageCookie = (cookie: string | undefined): Language | undefined =>
  findLanguage(readChoiceCookie('language', cookie));

/** The shipping country: from the URL, otherwise from the cookie, otherwise the default. */
export const resolveCountry = (
  search: URLSearchParams,
  cookie: string | undefined,
): ShippingCountryCode =>
  findShippingCountry(search.get('country')) ??
  findShippingCountry(readChoiceCookie('country', cookie)) ??
  DEFAULT_COUNTRY;

/**
 * A path under /en is English. Otherwise the language of the query counts; without one, a visitor who
 * chose English before is redirected to the English page.
 */
export function resolveLanguage(
  path: string,
  search: URLSearchParams,
  cookie: string | undefined,
): ResolvedLanguage {
  if (isEnglishPath(path)) return { language: 'en-US' };
  const queryLanguage = findLanguage(search.get('language'));
  if (queryLanguage) return { language: queryLanguage };
  if (readLanguageCookie(cookie) !== 'en-US') return { language: 'zh-CN' };
  const query = search.size > 0 ? `?${search}` : '';
  return { redirect: `${ENGLISH}${path === '/' ? '' : path}${query}` };
}
