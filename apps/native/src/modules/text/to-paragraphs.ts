export interface Paragraph {
  key: string;
  words: string;
  /** An item of a list. */
  isListed: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal || hex) return String.fromCodePoint(Number.parseInt(decimal ?? hex, hex ? 16 : 10));
    return ENTITIES[String(name).toLowerCase()] ?? whole;
  });

/** Separates blocks, and marks one as an item of a list. Rich text has no such characters. */
const END = '\u0000';
const ITEM = '\u0001';

const BLOCK = /<(\/?)(p|div|h[1-6]|li|ul|ol|blockquote|br)\b[^>]*>/gi;

/** The paragraphs of rich text, which the server has cleaned. Phones show its words without its looks. */
export function toParagraphs(html: string): Paragraph[] {
  const marked = html.replace(BLOCK, (_, end: string, tag: string) => {
    if (tag.toLowerCase() === 'br') return '\n';
    return tag.toLowerCase() === 'li' && !end ? END + ITEM : END;
  });
  return marked
    .split(END)
    .map((part) => ({
      isListed: part.startsWith(ITEM),
      words: decode(
        part
          .split(ITEM)
          .join('')
          .replace(/<[^>]*>/g, ''),
      ).trim(),
    }))
    .filter(({ words }) => words !== '')
    .map((paragraph, index) => ({ ...paragraph, key: String(index) }));
}
