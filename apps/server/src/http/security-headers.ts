import type { Settings } from '../settings.ts';

const TWO_YEARS_S = 63_072_000;

/** What an answer that is no page may load and who may frame it: nothing and nobody. */
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages bring a content-security-policy of their own. */
export function securityHeaders({
  mode,
  publicUrl,
}: Pick<Settings, 'mode' | 'publicUrl'>): Readonly<Record<string, string>> {
  const isSecure = mode === 'production' && publicUrl?.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': NO_DOCUMENT,
    ...(isSecure
      ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }
      : {}),
  };
}
