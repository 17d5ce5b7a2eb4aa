import { type RouteName, routeNames, routeOf, type Target } from '@vitrine/platform/routes';
import { href } from '@vitrine/platform/urls';

/** Search engines read at most 50,000 URLs and 50 MB per file; this stays far below both. */
export const URLS_PER_FILE = 5_000;

/** A page for search engines, and when it last changed. */
export interface SitemapEntry {
  target: Target;
  changedAt?: Date;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign);

const formatLastChange = (at: Date | undefined) =>
  at ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : '';

const formatAlternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

function formatEntry({ target, changedAt }: SitemapEntry, origin: string): string {
  const chinese = escapeXml(origin + href(target, 'zh-CN'));
  const english = escapeXml(origin + href(target, 'en-US'));
  const alternates = formatAlternate('zh-CN', chinese) + formatAlternate('en', english);
  return [chinese, english]
    .map((url) => `<url><loc>${url}</loc>${formatLastChange(changedAt)}${alternates}</url>`)
    .join('');
}

/** Formats one sitemap file, with every page in both languages. */
export const formatSitemap = (entries: readonly SitemapEntry[], origin: string): string =>
  `${XML}<urlset ${NAMESPACES}>${entries.map((entry) => formatEntry(entry, origin)).join('')}</urlset>`;

/** Formats the index of the sitemap files. */
export const formatSitemapIndex = (names: readonly string[], origin: string): string =>
  `${XML}<sitemapindex ${NAMESPACES}>${names
    .map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

/**
 * The path prefix that covers a screen: its folder when no public page lies below that, otherwise its path,
 * with `$` when a public page lies below the path.
 */
function crawlPrefix(name: RouteName, publicPaths: readonly string[]): string {
  const path = routeOf(name).web.replace(/:.*$/, '');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isPrivate = (prefix: string) => !publicPaths.some((other) => other.startsWith(prefix));
  if (isPrivate(folder)) return folder;
  return isPrivate(path) ? path : `${path}$`;
}

/** The paths that crawlers must not read: the API and every screen with private data. */
export function privatePaths(): string[] {
  const isPublic = (name: RouteName) => routeOf(name).access === 'public';
  const publicPaths = routeNames.filter(isPublic).map((name) => routeOf(name).web);
  const prefixes = routeNames
    .filter((name) => !isPublic(name))
    .map((name) => crawlPrefix(name, publicPaths));
  const shortest = prefixes.filter(
    (path) => !prefixes.some((other) => other !== path && path.startsWith(other)),
  );
  return [...new Set(shortest)].sort();
}

/** Formats robots.txt. */
export const formatRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...privatePaths().flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
