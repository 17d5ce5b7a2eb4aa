import sanitizeHtml from 'sanitize-html';

const TEXT_STYLES = {
  color: [/^#[\da-f]{3,6}$/i, /^[a-z]{3,20}$/i],
  'text-align': [/^(?:left|right|center|justify)$/],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
};

/** What rich text of a campaign may hold: words, lists, tables, links and pictures; nothing that runs. */
const ALLOWED: sanitizeHtml.IOptions = {
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
  allowProtocolRelative: false,
};

/** Rich text as it may reach a page. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);
