import { href } from '@vitrine/platform/addresses';
import type { Target } from '@vitrine/platform/routes';

/** Search engines read at most 50,000 addresses and 50 MB a file; this stays far below both. */
export const ADDRESSES_PER_FILE = 5_000;

/** A place that search engines should know, and when it last changed. */
export interface Place {
  target: Target;
  changedAt?: Date;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const lastChange = (at: Date | undefined) =>
  at ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : '';

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

function entries({ target, changedAt }: Place, origin: string): string {
  const chinese = escapeXml(origin + href(target, 'zh-CN'));
  const english = escapeXml(origin + href(target, 'en-US'));
  const twins = alternate('zh-CN', chinese) + alternate('en', english);
  return [chinese, english]
    .map((address) => `<url><loc>${address}</loc>${lastChange(changedAt)}${twins}</url>`)
    .join('');
}

/** One file of addresses, each in both languages and naming its twin. */
export const sitemapFile = (places: readonly Place[], origin: string): string =>
  `${XML}<urlset ${NAMESPACES}>${places.map((place) => entries(place, origin)).join('')}</urlset>`;

/** The file that names the files. */
export const sitemapIndex = (names: readonly string[], origin: string): string =>
  `${XML}<sitemapindex ${NAMESPACES}>${names
    .map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

/** What crawlers may read: everything but what belongs to a person, or makes pages without end. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /bag',
    'Disallow: /user/',
    'Disallow: /en/bag',
    'Disallow: /en/user/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
