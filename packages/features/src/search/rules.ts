import type { Gender, Suggestion } from '@vitrine/contract';
import type { Target } from '@vitrine/platform';

export const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

type Query = Readonly<Record<string, string | undefined>>;

/** Longer than anything the shop has a word for. */
const MAX_KEYWORD = 60;

export const keywordOf = ({ keyword }: Query): string => (keyword ?? '').slice(0, MAX_KEYWORD);

export const genderOf = ({ gender }: Query, fallback: Gender): Gender =>
  GENDERS.find((known) => known === gender) ?? fallback;

export const searchTarget = (keyword: string, gender: Gender): Target => ({
  route: 'list',
  query: { keyword, gender },
});

/** Where a suggestion leads: to the thing itself where it is one, else to a search for its words. */
export function suggestionTarget({ type, id, text }: Suggestion, gender: Gender): Target {
  if (type === 'product' && id) return { route: 'product', params: { id } };
  if (type === 'brand' && id) return { route: 'list', query: { brand: id, gender } };
  if (type === 'category' && id) return { route: 'list', query: { category: id } };
  return searchTarget(text, gender);
}

/** A text in three parts: before what was typed, what was typed, and after it. */
export function highlight(text: string, typed: string): [string, string, string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  if (at < 0) return [text, '', ''];
  const end = at + wanted.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
