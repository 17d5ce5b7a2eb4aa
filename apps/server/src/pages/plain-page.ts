import type { Language } from '@vitrine/kit';

interface PlainPage {
  title: string;
  hint: string;
  link: { href: string; text: string };
  small?: string;
}

/** Plain HTML that needs no script and no style sheet. Its words are our own, so they are not escaped. */
export const plainPage = (language: Language, { title, hint, link, small }: PlainPage): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;text-align:center;color:#171513;font-family:serif"><h1 style="font-weight:400;font-size:26px;margin:0">${title}</h1><p style="margin:0;color:#55504a;font-family:sans-serif;font-size:14px">${hint}</p><p style="margin:0;font-family:sans-serif;font-size:14px"><a href="${link.href}" style="color:#171513;line-height:44px">${link.text}</a></p>${small ? `<p style="margin:0;color:#6e675e;font-family:sans-serif;font-size:12px">${small}</p>` : ''}</body></html>`;
