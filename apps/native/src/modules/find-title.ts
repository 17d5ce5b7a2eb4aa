import type { CommonFields } from '@vitrine/modules';
import { joinWords, toParagraphs } from './rich-text/to-paragraphs.ts';

/** Where module types keep the words that a shopper knows them by, the first ones first. */
const NAMES = ['title', 'tabName', 'name', 'displayText', 'text'] as const;
const LISTS = ['tabs', 'outfits', 'items', 'cards', 'buttons', 'ways'] as const;

const MAX_NAMES = 3;

type Fields = Readonly<Record<string, unknown>>;

function readName(fields: Fields): string {
  for (const name of NAMES) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim()) return value.trim();
  }
  return '';
}

const readList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item) => readName(item as Fields)).filter(Boolean) : [];

/** The words that stand for a module in a row: its heading, its own title, its parts, or how its text begins. */
export function findTitle(common: CommonFields): string {
  const fields: Fields = { ...common };
  const own = common.moduleTitle?.title || readName(fields);
  if (own) return own;
  for (const list of LISTS) {
    const names = readList(fields[list]).slice(0, MAX_NAMES);
    if (names.length > 0) return names.join(' · ');
  }
  const [first] = typeof fields.content === 'string' ? toParagraphs(fields.content) : [];
  return first ? joinWords(first) : '';
}
