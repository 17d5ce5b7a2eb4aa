import type { Language } from '@vitrine/kit';
import type { Brand } from '../../brand/brand.ts';
import type { TemplateText } from './define-template.ts';
import { renderSentence } from './render-sentence.ts';
import {
  type MessageTemplate,
  renderTemplate,
  TEMPLATES,
  type TemplateValues,
} from './templates.ts';

export type EmailBrand = Pick<Brand, 'name' | 'latinName' | 'legal' | 'colours'>;

interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const SERIF = "'Songti SC','Noto Serif SC',SimSun,Georgia,serif";
const SANS = "-apple-system,'PingFang SC','Microsoft YaHei',Helvetica,Arial,sans-serif";

function renderButton(link: string, action: string, { ink, paper }: Brand['colours']): string {
  return `<p style="margin:32px 0 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 32px;background:${ink};color:${paper};text-decoration:none;font-size:15px">${escapeHtml(action)}</a></p>`;
}

/** Mail programs know no style sheets and no scripts: tables and attributes are all that works in each of them. */
function renderHtml(
  { name, latinName, legal, colours }: EmailBrand,
  language: Language,
  { subject, sentence, button }: { subject: string; sentence: string; button: string },
): string {
  const { paper, ivory, ink, 'ink-2': ink2, 'ink-3': ink3 } = colours;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${ivory}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ivory}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${paper};font-family:${SANS};color:${ink}">
<tr><td style="padding:32px 32px 0;font-family:${SERIF};font-size:20px;letter-spacing:2px">${escapeHtml(name)} <span style="font-size:12px;color:${ink3}">${escapeHtml(latinName.toUpperCase())}</span></td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 16px;font-family:${SERIF};font-weight:400;font-size:24px;line-height:1.4">${escapeHtml(subject)}</h1>
<p style="margin:0;font-size:15px;line-height:1.8;color:${ink2}">${escapeHtml(sentence)}</p>
${button}</td></tr>
<tr><td style="padding:24px 32px;border-top:1px solid ${ivory};font-size:12px;line-height:1.6;color:${ink3}">${escapeHtml(legal[language])}</td></tr>
</table></td></tr></table></body></html>`;
}

/** A message as an e-mail: plain text, and HTML in the colours of the shop with a button for its link. */
export function renderEmail(
  brand: EmailBrand,
  template: MessageTemplate,
  language: Language,
  values: TemplateValues[MessageTemplate],
): Email {
  const { subject, body: text } = renderTemplate(template, language, values);
  const { body, action }: TemplateText = TEMPLATES[template].texts[language];
  const { link, ...others }: Record<string, string> = { ...values };
  const sentence = renderSentence(body, language, others);
  const button = link && action ? renderButton(link, action, brand.colours) : '';
  return { subject, text, html: renderHtml(brand, language, { subject, sentence, button }) };
}
