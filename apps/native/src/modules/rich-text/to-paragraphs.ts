/** Words of one look. */
export interface Run {
  words: string;
  /** Where a link leads. */
  href?: string | undefined;
  isStrong: boolean;
}

export interface Paragraph {
  key: string;
  runs: readonly Run[];
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

/** A tag with its slash, name and attributes, or the words up to the next one. */
const PART = /<(\/?)([a-z][a-z\d]*)\b([^>]*)>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

const BLOCK =
  /^(?:p|div|h[1-6]|li|ul|ol|blockquote|hr|table|tr|caption|figure|figcaption|section|article|header|footer|dl|dt|dd|details|summary)$/;
const STRONG = /^(?:b|strong|h[1-6]|th|dt|summary)$/;
const CELL = /^(?:td|th)$/;

function readHref(attributes: string): string | undefined {
  const [, double, single] = HREF.exec(attributes) ?? [];
  return decode(double ?? single ?? '') || undefined;
}

const isBlank = (run: Run | undefined): boolean => run?.words.trim() === '';

/** Without the empty space at both ends. */
function trimRuns(runs: readonly Run[]): Run[] {
  let from = 0;
  let to = runs.length;
  while (from < to && isBlank(runs[from])) from++;
  while (to > from && isBlank(runs[to - 1])) to--;
  return runs.slice(from, to).map((run, index, { length }) => {
    const words = index === 0 ? run.words.trimStart() : run.words;
    return { ...run, words: index === length - 1 ? words.trimEnd() : words };
  });
}

/** Takes the parts of rich text in their order, and gathers paragraphs. */
function createGatherer() {
  const paragraphs: Paragraph[] = [];
  let runs: Run[] = [];
  let isListed = false;
  let href: string | undefined;
  let strongDepth = 0;

  function say(words: string): void {
    const isStrong = strongDepth > 0;
    const last = runs.at(-1);
    if (last && last.href === href && last.isStrong === isStrong) last.words += words;
    else runs.push({ words, href, isStrong });
  }

  function endParagraph(): void {
    const trimmed = trimRuns(runs);
    runs = [];
    if (trimmed.length === 0) return;
    paragraphs.push({ key: String(paragraphs.length), runs: trimmed, isListed });
    isListed = false;
  }

  function takeTag(name: string, isEnd: boolean, attributes: string): void {
    if (BLOCK.test(name)) endParagraph();
    if (name === 'li') isListed = !isEnd;
    if (name === 'br') say('\n');
    if (CELL.test(name) && isEnd) say('　');
    if (STRONG.test(name)) strongDepth = Math.max(0, strongDepth + (isEnd ? -1 : 1));
    if (name === 'a') href = isEnd ? undefined : readHref(attributes);
  }

  return { paragraphs, say, takeTag, endParagraph };
}

/** The paragraphs of rich text, which the server has cleaned. Phones show its words and links without its other looks. */
export function toParagraphs(html: string): Paragraph[] {
  const { paragraphs, say, takeTag, endParagraph } = createGatherer();
  for (const [part, slash, name, attributes = ''] of html.matchAll(PART)) {
    if (name) takeTag(name.toLowerCase(), slash === '/', attributes);
    else say(decode(part.replace(/[ \t\r\n]+/g, ' ')));
  }
  endParagraph();
  return paragraphs;
}

export const joinWords = ({ runs }: Paragraph): string => runs.map(({ words }) => words).join('');
