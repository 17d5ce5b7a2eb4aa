import type { Language, ShippingCountryCode } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform/names';

/** What a shared link may carry that makes no other page: who sent it, and what belongs to a person. */
const NEVER_IN_A_KEY =
  /^(?:utm[_A-Z].*|token|sessionKey|session-key|openId|unionId|correlationId|affCid|appVersion|gclid|spm|wxdebug|from|isappinstalled)$/;

/** The query that a page is rendered with: nothing personal, in one order. */
export function publicQuery(search: URLSearchParams): Record<string, string> {
  const kept = [...search].filter(([name]) => !NEVER_IN_A_KEY.test(name));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** All that a page depends on beside its address. */
export interface PageVisitor {
  language: Language;
  country: ShippingCountryCode;
  platform: PlatformName;
}

/** One address, one page: the same for all whose key is the same. */
export const pageKey = (
  path: string,
  query: Readonly<Record<string, string>>,
  { language, country, platform }: PageVisitor,
): string => `${language} ${country} ${platform} ${path}?${new URLSearchParams(query)}`;
