import type { Gender, Suggestion } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type Bitset, has, keep } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { anyOf, countValues } from './dimension.ts';
import type { Phrase } from './phrases.ts';
import { productsIn } from './products.ts';
import { search } from './search.ts';
import { normalise, queryRuns, singular, tokensOf } from './words.ts';

export interface Asked {
  keyword: string;
  gender?: Gender | undefined;
  language: Language;
}

export interface Advice {
  index: CatalogueIndex;
  phrases: readonly Phrase[];
}

type Kind = Suggestion['type'];

/** Who gets the next place: mostly words to go on with, now and then a piece, a brand, a category. */
const TURNS: readonly Kind[] = ['keyword', 'keyword', 'product', 'brand', 'category', 'product'];
/** How they are read. */
const READING: readonly Kind[] = ['keyword', 'brand', 'category', 'product'];
const RECOMMENDED = 6;

/** What somebody may mean by what is typed so far. With nothing typed: what the shop has most of. */
export function suggest(advice: Advice, asked: Asked, howMany: number): Suggestion[] {
  const typed = normalise(asked.keyword).trim();
  if (typed === '') return keywords(advice, asked, typed).slice(0, howMany);
  const { index } = advice;
  const found = search(index.text, index.products.length, asked.keyword);
  const members = asked.gender ? keep(found.members, ofGender(index, asked.gender)) : found.members;
  const order = [...found.order].filter((n) => has(members, n));
  return takeTurns(howMany, {
    keyword: keywords(advice, asked, typed),
    brand: brandsFor(index, asked, typed, members),
    category: categoriesFor(index, asked, typed),
    product: order.slice(0, howMany).map((n) => productSuggestion(index, n, asked.language)),
  });
}

/**
 * Other words to try when nothing was found: phrases that are part of what was asked (羊绒大衣 for
 * 黑色羊绒大衣), words that find something by themselves, then what the shop has most of.
 */
export function recommends(advice: Advice, asked: Asked): string[] {
  const { index } = advice;
  const tokens = tokensOf(asked.keyword);
  const popular = keywords(advice, asked, '').map(({ text }) => text);
  const parts = [...phraseCounts(advice, asked).keys()].filter((text) =>
    [...tokensOf(text)].every((token) => tokens.has(singular(token))),
  );
  const runs = queryRuns(asked.keyword);
  const telling = runs
    .map(({ text }) => text)
    .filter(
      (text) => runs.length > 1 && search(index.text, index.products.length, text).order.length > 0,
    );
  return [...new Set([...parts, ...telling, ...popular])].slice(0, RECOMMENDED);
}

/** A text fits where a word of it begins with what was typed; Chinese has no words, so anywhere. */
function fit(text: string, typed: string): number {
  const at = normalise(text).indexOf(typed);
  if (at <= 0) return at === 0 ? 2 : 0;
  const isInsideLatinWord =
    /[a-z0-9]$/.test(normalise(text).slice(0, at)) && /^[a-z0-9]/.test(typed);
  return isInsideLatinWord ? 0 : 1;
}

interface Fitting extends Suggestion {
  fit: number;
}

const best = (suggestions: Fitting[]): Suggestion[] =>
  suggestions
    .filter((suggestion) => suggestion.fit > 0 && suggestion.count > 0)
    .sort((a, b) => b.fit - a.fit || b.count - a.count)
    .map(({ fit: _, ...suggestion }) => suggestion);

function phraseCounts({ phrases }: Advice, { gender, language }: Asked): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrases) {
    const text = phrase.text[language];
    if (text === '' || (gender && phrase.gender !== gender)) continue;
    counts.set(text, (counts.get(text) ?? 0) + phrase.count);
  }
  return counts;
}

function keywords(advice: Advice, asked: Asked, typed: string): Suggestion[] {
  if (typed === '') return popularKeywords(advice, asked);
  return best(
    [...phraseCounts(advice, asked)].map(([text, count]) => ({
      type: 'keyword',
      id: null,
      text,
      count,
      fit: fit(text, typed),
    })),
  );
}

/** One phrase a category, so that not all of them are about coats. */
function popularKeywords(advice: Advice, asked: Asked): Suggestion[] {
  const counts = phraseCounts(advice, asked);
  const told = new Set<string>();
  return advice.phrases.flatMap(({ text, categoryId, gender }): Suggestion[] => {
    const phrase = text[asked.language];
    const count = counts.get(phrase);
    if (count === undefined || told.has(categoryId) || told.has(phrase)) return [];
    if (asked.gender && gender !== asked.gender) return [];
    told.add(categoryId).add(phrase);
    return [{ type: 'keyword', id: null, text: phrase, count }];
  });
}

/** Brands called so; else the brands that most of what was found comes from. */
function brandsFor(
  index: CatalogueIndex,
  { gender }: Asked,
  typed: string,
  found: Bitset,
): Suggestion[] {
  const brands = index.facets.Brands;
  const counted = (counts: Uint32Array, rate: (name: string) => number): Suggestion[] =>
    best(
      brands.values.map((id, ordinal) => {
        const text = index.brands.get(id)?.name ?? '';
        return { type: 'brand', id, text, count: counts[ordinal] ?? 0, fit: rate(text) };
      }),
    );
  const everything = ofGender(index, gender);
  const named = counted(countIn(index, 'Brands', everything), (name) => fit(name, typed));
  return named.length > 0 ? named : counted(countIn(index, 'Brands', found), () => 1);
}

function categoriesFor(index: CatalogueIndex, { gender, language }: Asked, typed: string) {
  const { tree, facets } = index;
  const counts = countIn(index, 'Categories', ofGender(index, gender));
  return best(
    facets.Categories.values.flatMap((id, ordinal): Fitting[] => {
      const category = tree.byId.get(id);
      if (!category?.parentId) return [];
      const name = category.name[language];
      // Three trees have coats: without a gender their names say whose.
      const root = gender ? undefined : tree.roots[category.gender]?.name[language];
      const text = root ? `${name} · ${root}` : name;
      return [{ type: 'category', id, text, count: counts[ordinal] ?? 0, fit: fit(name, typed) }];
    }),
  );
}

function productSuggestion(index: CatalogueIndex, n: number, language: Language): Suggestion {
  const product = index.products[n];
  const brand = index.brands.get(product?.brandId ?? '')?.name ?? '';
  const text = `${brand} ${product?.name[language] ?? ''}`;
  return { type: 'product', id: product?.id ?? null, text, count: 1 };
}

function takeTurns(howMany: number, lists: Record<Kind, Suggestion[]>): Suggestion[] {
  const taken: Record<Kind, Suggestion[]> = { keyword: [], brand: [], category: [], product: [] };
  let left = Math.min(
    howMany,
    Object.values(lists).reduce((sum, list) => sum + list.length, 0),
  );
  for (let turn = 0; left > 0; turn++) {
    const kind = TURNS[turn % TURNS.length] as Kind;
    const next = lists[kind][taken[kind].length];
    if (!next) continue;
    taken[kind].push(next);
    left--;
  }
  return READING.flatMap((kind) => taken[kind]);
}

const ofGender = (index: CatalogueIndex, gender: Gender | undefined): Bitset =>
  anyOf(index.genders, gender ? [gender] : index.genders.values, index.products.length);

function countIn(index: CatalogueIndex, facet: 'Brands' | 'Categories', members: Bitset) {
  return countValues(index.facets[facet], productsIn(members));
}
