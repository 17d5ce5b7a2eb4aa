import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from '../../contents/clean-html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' },
};
const IS_MARKUP = /<[a-z!/][^>]*>|&[a-z#]\w*;/i;

/** The text of markup, with a line for each paragraph, because descriptions of products are plain text. */
export function toPlainText(html: string): string {
  if (!IS_MARKUP.test(html)) return html.trim();
  const lines = cleanHtml(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li[^>]*>/gi, '\n· ')
    .replaceAll(/<(?:br|hr)[^>]*>|<\/(?:p|div|h\d|li|ul|ol|tr|table|blockquote|section)>/gi, '\n');
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
