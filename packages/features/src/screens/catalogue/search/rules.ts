import type { Gender, Suggestion } from '@vitrine/contract';
import type { Destination, Target } from '@vitrine/platform';

type Query = Readonly<Record<string, string | undefined>>;

/** Longer than any name in the shop. */
export const MAX_KEYWORD_LENGTH = 60;

/** The pause after the last key before suggestions are loaded. */
export const SUGGESTION_PAUSE_MS = 200;

/** The order of the groups. */
export const SUGGESTION_TYPES = ['page', 'keyword', 'brand', 'category', 'product'] as const;

export const parseKeyword = ({ keyword }: Query): string =>
  (keyword ?? '').slice(0, MAX_KEYWORD_LENGTH);

export const getSearchTarget = (keyword: string, gender: Gender): Target => ({
  route: 'list',
  query: { keyword, gender },
});

/** The page, product, brand or category of a suggestion, or else a search for its text. */
export function getSuggestionTarget({ type, id, text }: Suggestion, gender: Gender): Destination {
  if (type === 'page' && id) return { url: id };
  if (type === 'product' && id) return { route: 'product', params: { id } };
  if (type === 'brand' && id) return { route: 'list', query: { brand: id, gender } };
  if (type === 'category' && id) return { route: 'list', query: { category: id } };
  return getSearchTarget(text, gender);
}

/** Splits a text into the parts before the keyword, the keyword itself, and after it. */
export function splitAtKeyword(text: string, keyword: string): [string, string, string] {
  const needle = keyword.trim().toLowerCase();
  const start = needle ? text.toLowerCase().indexOf(needle) : -1;
  if (start < 0) return [text, '', ''];
  const end = start + needle.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
