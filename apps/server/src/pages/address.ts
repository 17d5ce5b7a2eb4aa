import {
  DEFAULT_COUNTRY,
  type Language,
  namedCountry,
  namedLanguage,
  type ShippingCountryCode,
} from '@vitrine/kit';

const ENGLISH = '/en';

/** Where a visitor should be instead, or the language of the page they asked for. */
export type Settled = { redirect: string } | { language: Language };

const isEnglishPath = (path: string) => path === ENGLISH || path.startsWith(`${ENGLISH}/`);

/** What a visitor chose before, from the cookie that remembers it. */
const remembered = (choice: 'language' | 'country', cookie = ''): string | undefined =>
  new RegExp(`(?:^|;\\s*)${choice}=([^;]*)`).exec(cookie)?.[1];

export const rememberedLanguage = (cookie: string | undefined): Language | undefined =>
  namedLanguage(remembered('language', cookie));

/** Where parcels of this visit go: as the address says, or else as the visitor chose before. */
export const settleCountry = (
  search: URLSearchParams,
  cookie: string | undefined,
): ShippingCountryCode =>
  namedCountry(search.get('country')) ??
  namedCountry(remembered('country', cookie)) ??
  DEFAULT_COUNTRY;

/**
 * A path under /en is English. A language in the query is honoured as it is; otherwise a visitor who
 * once chose English is sent to the English twin.
 */
export function settleLanguage(
  path: string,
  search: URLSearchParams,
  cookie: string | undefined,
): Settled {
  if (isEnglishPath(path)) return { language: 'en-US' };
  const named = namedLanguage(search.get('language'));
  if (named) return { language: named };
  if (rememberedLanguage(cookie) !== 'en-US') return { language: 'zh-CN' };
  const query = search.size > 0 ? `?${search}` : '';
  return { redirect: `${ENGLISH}${path === '/' ? '' : path}${query}` };
}
