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

const formatFont = ({ family, file }: Brand['fonts'][number]) =>
  `@font-face{font-family:"${family}";src:url("${BRAND_PATH}${file}") format("woff2");font-display:swap}`;

/** A drawn logo covers the letters of the name, which keep its place free. */
const formatLogo = (file: string) =>
  `[data-logo]{background:url("${BRAND_PATH}${file}") center/contain no-repeat}[data-logo]>*{visibility:hidden}`;

/** The style sheet of a brand; empty for a brand with the values of the design tokens. */
export function formatBrandStyles({ colours, fonts, logo }: Brand): string {
  const defaults = readDefaultTokens();
  const values = [
    ...Object.entries(colours).filter(
      ([name, value]) => defaults.get(name)?.toLowerCase() !== value.toLowerCase(),
    ),
    ...fonts.map(({ family, token }) => [token, `"${family}",${defaults.get(token)}`] as const),
  ];
  const rules = values.map(([name, value]) => `--${name}:${value}`).join(';');
  return [...fonts.map(formatFont), rules && `:root{${rules}}`, logo ? formatLogo(logo) : ''].join(
    '',
  );
}
