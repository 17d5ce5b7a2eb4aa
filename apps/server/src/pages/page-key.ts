import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { listPageQuery } from '@vitrine/platform/page-query';
import type { PlatformName } from '@vitrine/platform/platform-names';
import { matchWebPath } from '@vitrine/platform/urls';
import type { VisitorTraits } from '../http/visitor-traits.ts';

/** Longer values are no filters and no ids. */
const MAX_VALUE = 500;

/** Picks the query that a page is rendered with: what its screen reads, sorted. Others make no new page. */
export function pickPageQuery(path: string, search: URLSearchParams): Record<string, string> {
  const names = listPageQuery(matchWebPath(path)?.route);
  const params = [...search].filter(
    ([name, value]) => names.includes(name) && value !== '' && value.length <= MAX_VALUE,
  );
  return Object.fromEntries(params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** What a page depends on besides its URL. */
export interface PageVariant {
  language: Language;
  country: ShippingCountryCode;
  platform: PlatformName;
  /** The app around the page draws tabs and headers itself. */
  hasNativeTabs: boolean;
  /** What the visitor sees differently, only on pages of which there is something different to see. */
  traits: VisitorTraits;
}

/** The cache key of a page. */
export const createPageKey = (
  path: string,
  query: Readonly<Record<string, string>>,
  { language, country, platform, hasNativeTabs, traits }: PageVariant,
): string =>
  `${language} ${country} ${platform}${hasNativeTabs ? '+tabs' : ''} ${traits.text}${path}?${new URLSearchParams(query)}`;
