import type { Settings } from '../settings.ts';

const TWO_YEARS_S = 63_072_000;

/** A response that is not a page may load nothing and may not be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * A picture or film of the shop may be shown by any site: the view of a mini-program belongs to the site of
 * its vendor. Everything else is for the shop's own pages.
 */
export const SHOWN_BY_ANY_SITE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * A file of the shop's pages that says nothing about anybody. A preview in the back office has an origin that nothing
 * else has, and loads its scripts, sheets and fonts as any other site would.
 */
export const READ_BY_ANY_SITE = {
  ...SHOWN_BY_ANY_SITE,
  'access-control-allow-origin': '*',
} as const;

/** What the shop never asks a browser for, so that no injected script can. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The security headers of every response. Pages set their own content-security-policy. */
export function createSecurityHeaders({
  mode,
  publicUrl,
}: Pick<Settings, 'mode' | 'publicUrl'>): Readonly<Record<string, string>> {
  const isSecure = mode === 'production' && publicUrl?.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES,
    'content-security-policy': API_POLICY,
    ...(isSecure
      ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }
      : {}),
  };
}
