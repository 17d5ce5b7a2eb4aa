import type { Language } from '@vitrine/kit';
import type { Brand } from '../brand/brand.ts';
import { escapeXml } from './escape-xml.ts';

interface PlainPage {
  title: string;
  hint: string;
  links: readonly { href: string; text: string }[];
  small?: string;
}

const formatLink = ({ href, text }: PlainPage['links'][number], colour: string) =>
  `<a href="${href}" style="margin:0 16px;color:${colour};line-height:44px">${text}</a>`;

const PAGE_STYLE =
  'margin:0;padding:0 24px;min-height:100vh;display:grid;place-content:center;gap:16px;text-align:center;font-family:serif';
const TEXT_STYLE = 'margin:0;font-family:sans-serif;font-size:.875rem';

/**
 * A page with the name and the colours of the brand, without scripts and style sheets. Its own texts are
 * constants, so they are not escaped.
 */
export function renderPlainPage(
  { name, latinName, colours }: Brand,
  language: Language,
  { title, hint, links, small }: PlainPage,
): string {
  const shop = escapeXml(`${name} ${latinName}`);
  const anchors = links.map((link) => formatLink(link, colours.ink)).join('');
  const body = [
    `<p style="margin:0;letter-spacing:.2em;text-transform:uppercase">${shop}</p>`,
    `<h1 style="font-weight:400;font-size:1.625rem;margin:0">${title}</h1>`,
    `<p style="${TEXT_STYLE};color:${colours['ink-2']}">${hint}</p>`,
    `<p style="${TEXT_STYLE}">${anchors}</p>`,
    small
      ? `<p style="margin:0;color:${colours['ink-3']};font-family:sans-serif;font-size:.75rem">${small}</p>`
      : '',
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="${PAGE_STYLE};color:${colours.ink};background:${colours.paper}">${body}</body></html>`;
}
