import type { HtmlKind } from '@vitrine/modules/schemas';
import sanitizeHtml from 'sanitize-html';
import { LAYOUT_STYLES, TEXT_STYLES } from './clean-styles.ts';

/** What rich text of a campaign may hold: words, lists, tables, links and pictures; nothing that runs. */
const TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'a', 'img', 'figure'],
    ...['figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'section'],
  ],
  allowedAttributes: {
    '*': ['style', 'lang'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': TEXT_STYLES },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // A picture is asked for as soon as the page is there, by everyone who reads it: only over TLS.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};

/** The same, laid out: with boxes, grounds and columns, and parts that open. */
const LAYOUT: sanitizeHtml.IOptions = {
  ...TEXT,
  allowedTags: [
    ...(TEXT.allowedTags || []),
    ...['article', 'header', 'footer', 'dl', 'dt', 'dd', 'details', 'summary', 'wbr', 'time'],
  ],
  allowedStyles: { '*': LAYOUT_STYLES },
};

const KINDS: Readonly<Record<HtmlKind, sanitizeHtml.IOptions>> = { text: TEXT, layout: LAYOUT };

/** Written markup as it may be kept and as it may reach a page: cleaning twice changes nothing. */
export const cleanHtml = (html: string, kind: HtmlKind = 'text'): string =>
  sanitizeHtml(html, KINDS[kind]);
