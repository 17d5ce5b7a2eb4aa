import type { HtmlKind } from '@vitrine/modules/schemas';
import sanitizeHtml from 'sanitize-html';
import { LAYOUT_STYLES, TEXT_STYLES } from './clean-styles.ts';

/** Rich text may contain text, lists, tables, links and images, but nothing executable. */
const TEXT_OPTIONS: sanitizeHtml.IOptions = {
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
  // Browsers load images without a click, so they are only allowed over TLS.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};

/** Layout markup may also contain boxes, backgrounds, columns and expandable parts. */
const LAYOUT_OPTIONS: sanitizeHtml.IOptions = {
  ...TEXT_OPTIONS,
  allowedTags: [
    ...(TEXT_OPTIONS.allowedTags || []),
    ...['article', 'header', 'footer', 'dl', 'dt', 'dd', 'details', 'summary', 'wbr', 'time'],
  ],
  allowedStyles: { '*': LAYOUT_STYLES },
};

const OPTIONS: Readonly<Record<HtmlKind, sanitizeHtml.IOptions>> = {
  text: TEXT_OPTIONS,
  layout: LAYOUT_OPTIONS,
};

/** Sanitises markup for storage and display. Sanitising twice changes nothing. */
export const cleanHtml = (html: string, kind: HtmlKind = 'text'): string =>
  sanitizeHtml(html, OPTIONS[kind]);
