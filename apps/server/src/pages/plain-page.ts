import type { Language } from '@vitrine/kit';

interface PlainPage {
  title: string;
  hint: string;
  links: readonly { href: string; text: string }[];
  small?: string;
}

const formatLink = ({ href, text }: PlainPage['links'][number]) =>
  `<a href="${href}" style="margin:0 16px;color:#171513;line-height:44px">${text}</a>`;

/** Plain HTML without scripts and style sheets. Its texts are constants, so they are not escaped. */
export const renderPlainPage = (
  language: Language,
  { title, hint, links, small }: PlainPage,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;text-align:center;color:#171513;font-family:serif"><h1 style="font-weight:400;font-size:1.625rem;margin:0">${title}</h1><p style="margin:0;color:#55504a;font-family:sans-serif;font-size:.875rem">${hint}</p><p style="margin:0;font-family:sans-serif;font-size:.875rem">${links.map(formatLink).join('')}</p>${small ? `<p style="margin:0;color:#6e675e;font-family:sans-serif;font-size:.75rem">${small}</p>` : ''}</body></html>`;
