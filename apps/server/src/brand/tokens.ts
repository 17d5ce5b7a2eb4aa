import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND_PATH, type Brand } from './brand.ts';

const TOKENS = fileURLToPath(import.meta.resolve('@vitrine/ui/tokens.css'));
const TOKEN = /^\s*--(?<name>[\w-]+):\s*(?<value>[^;]+);/gm;

/** The colours of the design tokens, which are the first value of each token. */
export function readDefaultTokens(): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const { groups } of readFileSync(TOKENS, 'utf8').matchAll(TOKEN)) {
    const { name = '', value = '' } = groups ?? {};
    if (!tokens.has(name)) tokens.set(name, value.trim());
  }
  return tokens;
}

type Font = Brand['fonts'][number];

/** The URL under which a file of the brand is served. */
type GetFileUrl = (file: string) => string;

/**
 * A font that arrives late would move a text that is already read, so that the page keeps the font of the system. The
 * letters of a fallback are as wide as those that it replaces.
 */
const formatFont = ({ family, file, unicodeRange, isFallback }: Font, getUrl: GetFileUrl) =>
  `@font-face{font-family:"${family}";src:url("${getUrl(file)}") format("woff2");font-display:${isFallback ? 'swap' : 'optional'}${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`;

/** The plainest font of the system and the generic family, which end the list of each token. */
const PLAINEST = 2;

/** The fonts of a token: those of the brand, those of the system, and the fallbacks of the brand before the plainest. */
function formatFontList(fonts: readonly Font[], system: string): string {
  const namesOf = (isFallback: boolean) =>
    fonts
      .filter((font) => (font.isFallback ?? false) === isFallback)
      .map(({ family }) => `"${family}"`);
  const systemFonts = system.split(/,\s*/);
  return [
    ...namesOf(false),
    ...systemFonts.slice(0, -PLAINEST),
    ...namesOf(true),
    ...systemFonts.slice(-PLAINEST),
  ].join(',');
}

/** A drawn logo covers the letters of the name, which keep its place free. */
const formatLogo = (url: string) =>
  `[data-logo]{background:url("${url}") center/contain no-repeat}[data-logo]>*{visibility:hidden}`;

/** The style sheet of a brand; empty for a brand with the values of the design tokens. */
export function formatBrandStyles(
  { colours, fonts, logo }: Brand,
  getUrl: GetFileUrl = (file) => BRAND_PATH + file,
): string {
  const defaults = readDefaultTokens();
  const values = [
    ...Object.entries(colours).filter(
      ([name, value]) => defaults.get(name)?.toLowerCase() !== value.toLowerCase(),
    ),
    ...[...Map.groupBy(fonts, ({ token }) => token)].map(
      ([token, chosen]) => [token, formatFontList(chosen, defaults.get(token) ?? '')] as const,
    ),
  ];
  const rules = values.map(([name, value]) => `--${name}:${value}`).join(';');
  return [
    ...fonts.map((font) => formatFont(font, getUrl)),
    rules && `:root{${rules}}`,
    logo ? formatLogo(getUrl(logo)) : '',
  ].join('');
}
