import type { Head } from '@vitrine/features';
import type { Language } from '@vitrine/kit';
import type { PageOverrides } from '../server/select-overrides.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { formatFirstPicturePreload } from './first-picture.ts';
import { BOOT_ID, OVERRIDES_ID, ROOT_ID } from './ids.ts';
import { localisedPath } from './localised-path.ts';

/** What a document contains besides its screen. */
export interface DocumentParts {
  head: Head;
  language: Language;
  /** The origin of the shop, without a trailing slash. */
  origin: string;
  siteName: string;
  styles: readonly string[];
  fonts: readonly string[];
  /** The colour of the browser's bars. */
  themeColour: string;
  /** Chunks that the first screen needs besides the entry. */
  modulePreloads: readonly string[];
  /** Read by the browser entry before it hydrates. */
  boot: unknown;
  /** The app around the page draws tabs and headers itself. */
  hasNativeTabs?: boolean;
  /** What the merchant wrote in place of messages. Absent: nothing. */
  overrides?: PageOverrides | undefined;
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}"${attribute('content', content)}>` : '';

const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}"${attribute('content', content)}>` : '';

const link = (rel: string, attributes: Record<string, string | undefined>) =>
  `<link rel="${rel}"${Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('')}>`;

function alternates({ head, language, origin }: DocumentParts): string {
  if (head.noIndex) return meta('robots', 'noindex');
  const urlIn = (to: Language) => origin + localisedPath(head.path, to);
  return [
    link('canonical', { href: urlIn(language) }),
    link('alternate', { hreflang: 'zh-CN', href: urlIn('zh-CN') }),
    link('alternate', { hreflang: 'en', href: urlIn('en-US') }),
    link('alternate', { hreflang: 'x-default', href: urlIn('zh-CN') }),
  ].join('');
}

function share({ head, language, origin, siteName }: DocumentParts): string {
  // Content may name an address that is no URL; the page is shown without it.
  const image = head.image && URL.parse(head.image, origin)?.href;
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', origin + localisedPath(head.path, language)),
    property('og:image', image),
    property('og:locale', language.replace('-', '_')),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('');
}

const formatFontPreload = (href: string) =>
  link('preload', { href, as: 'font', type: 'font/woff2', crossorigin: '' });

function resources({ styles, fonts, modulePreloads }: DocumentParts, firstPicture: string): string {
  return [
    firstPicture,
    ...styles.map((href) => link('stylesheet', { href })),
    ...fonts.map(formatFontPreload),
    ...modulePreloads.map((href) => link('modulepreload', { href })),
  ].join('');
}

const structured = ({ head }: DocumentParts) =>
  (head.structured ?? [])
    .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`)
    .join('');

const dataScript = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(data)}</script>`;

const formatOverrides = ({ overrides }: DocumentParts) =>
  overrides ? dataScript(OVERRIDES_ID, overrides) : '';

/** Hides the page's own bars, and keeps no space free for them. An attribute, so that nothing is seen before it applies. */
const NO_BARS = '--bars:none;--header-height:0px;--sticky-top:0px;--tab-bar-height:0px';

const formatBars = ({ hasNativeTabs }: DocumentParts) =>
  attribute('style', hasNativeTabs ? NO_BARS : undefined);

/**
 * The document up to the open root element, into which React streams. `rendered` is the part of the
 * screen that is already rendered.
 */
export const documentStart = (parts: DocumentParts, rendered = ''): string =>
  `<!doctype html><html lang="${parts.language}"${formatBars(parts)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(parts.head.title)}</title>${meta('description', parts.head.description)}${resources(parts, formatFirstPicturePreload(rendered))}${meta('theme-color', parts.themeColour)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${alternates(parts)}${share(parts)}${structured(parts)}</head><body>${formatOverrides(parts)}${dataScript(BOOT_ID, parts.boot)}<div id="${ROOT_ID}">`;

/** The document after the root element. */
export const documentEnd = '</div></body></html>';
