import type { Head } from '@vitrine/features';
import type { Language } from '@vitrine/kit';
import { escapeHtml, scriptJson } from './escape.ts';
import { preloadFirstPicture } from './first-picture.ts';
import { BOOT_ID, ROOT_ID } from './ids.ts';
import { localisedPath } from './localised-path.ts';

/** What a document needs beside its screen. */
export interface DocumentParts {
  head: Head;
  language: Language;
  /** The address of the shop, without a slash at its end. */
  origin: string;
  siteName: string;
  styles: readonly string[];
  /** Chunks that what is seen first needs, beside the entry. */
  modulePreloads: readonly string[];
  /** Read by the browser entry before it hydrates. */
  boot: unknown;
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
  const address = (to: Language) => origin + localisedPath(head.path, to);
  return [
    link('canonical', { href: address(language) }),
    link('alternate', { hreflang: 'zh-CN', href: address('zh-CN') }),
    link('alternate', { hreflang: 'en', href: address('en-US') }),
    link('alternate', { hreflang: 'x-default', href: address('zh-CN') }),
  ].join('');
}

function share({ head, language, origin, siteName }: DocumentParts): string {
  const image = head.image && new URL(head.image, origin).href;
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

function resources({ styles, modulePreloads }: DocumentParts, firstPicture: string): string {
  return [
    firstPicture,
    ...styles.map((href) => link('stylesheet', { href })),
    ...modulePreloads.map((href) => link('modulepreload', { href })),
  ].join('');
}

const structured = ({ head }: DocumentParts) =>
  (head.structured ?? [])
    .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`)
    .join('');

/**
 * Everything before the screen: React streams into the open root element. `drawn` is what stands of
 * the screen already.
 */
export const documentStart = (parts: DocumentParts, drawn = ''): string =>
  `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(parts.head.title)}</title>${meta('description', parts.head.description)}${resources(parts, preloadFirstPicture(drawn))}<meta name="theme-color" content="#ffffff"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${alternates(parts)}${share(parts)}${structured(parts)}</head><body><script type="application/json" id="${BOOT_ID}">${scriptJson(parts.boot)}</script><div id="${ROOT_ID}">`;

/** Everything after it. */
export const documentEnd = '</div></body></html>';
