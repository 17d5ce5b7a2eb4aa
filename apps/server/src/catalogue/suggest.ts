import type { Gender, Suggestion } from '@vitrine/contract';
import { type Language, pickImage } from '@vitrine/kit';
import { type Bitset, has, intersect } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { completePinyin } from './corrections.ts';
import { countValues, findWithAnyValue } from './dimension.ts';
import { type SuggestionQuery, type SuggestionSource, suggestKeywords } from './keywords.ts';
import { type RatedSuggestion, rateMatch, sortByMatch } from './match-rating.ts';
import { createProductSet } from './product-set.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { normaliseText } from './tokens.ts';

type Kind = Suggestion['type'];

/** The types that fill the list in turn. */
const TURN_ORDER: readonly Kind[] = [
  'page',
  'keyword',
  'keyword',
  'product',
  'brand',
  'category',
  'product',
];
/** The order in which the types are displayed. */
const DISPLAY_ORDER: readonly Kind[] = ['page', 'keyword', 'brand', 'category', 'product'];

/** The width of a picture in the list. */
const THUMBNAIL_SIZE = 240;
/** More words with the typed pinyin are not suggested. */
const MAX_COMPLETIONS = 4;

/** Suggests completions for the typed text, or popular keywords when nothing was typed. */
export function suggest(
  source: SuggestionSource & Pick<CatalogueSnapshot, 'summarise'>,
  query: SuggestionQuery,
  limit: number,
): Suggestion[] {
  const typed = normaliseText(query.keyword).trim();
  if (typed === '') return suggestKeywords(source, query, typed).slice(0, limit);
  const { index } = source;
  const result = searchMeaning(index, query, typed);
  const meant = result.keyword === query.keyword ? typed : normaliseText(result.keyword);
  const members =
    query.gender && !result.isOtherGender
      ? intersect(result.members, findOfGender(index, query.gender))
      : result.members;
  const order = [...result.order].filter((n) => has(members, n));
  return interleave(limit, {
    page: suggestPages(index, query, meant),
    keyword: [...result.completions, ...suggestKeywords(source, query, meant)],
    brand: suggestBrands(index, query, meant, members),
    category: suggestCategories(index, query, meant),
    product: order.slice(0, limit).map((n) => toProductSuggestion(source, n, query.language)),
  });
}

/** Searches for what was typed, or for the words that it is the pinyin or a slip of. */
function searchMeaning(index: CatalogueIndex, { keyword, gender }: SuggestionQuery, typed: string) {
  const result = searchCatalogue(index, keyword, gender);
  const isFound = result.order.length > 0;
  const words = isFound ? [] : completePinyin(index.text, typed);
  const completions = [result.correctedKeyword ?? [], words]
    .flat()
    .map((text) => ({ text, found: searchCatalogue(index, text, gender) }))
    .filter(({ found }) => found.order.length > 0)
    .slice(0, MAX_COMPLETIONS);
  const [first] = completions;
  return {
    ...(isFound || !first ? result : first.found),
    keyword: first?.text ?? keyword,
    completions: completions.map(
      ({ text, found }): Suggestion => ({
        type: 'keyword',
        id: null,
        text,
        count: found.order.length,
        images: [],
      }),
    ),
  };
}

/** Suggests the pages that words starting with the typed text lead to. */
function suggestPages({ redirects }: CatalogueIndex, query: SuggestionQuery, typed: string) {
  const pages = new Set(
    [...redirects].filter(([words]) => words.startsWith(typed)).map(([, page]) => page),
  );
  return [...pages].map(
    ({ url, name }): Suggestion => ({
      type: 'page',
      id: url,
      text: name[query.language],
      count: 0,
      images: [],
    }),
  );
}

/** Suggests brands whose name matches, or else the brands with most search results. */
function suggestBrands(
  index: CatalogueIndex,
  { gender }: SuggestionQuery,
  typed: string,
  result: Bitset,
): Suggestion[] {
  const brands = index.facets.Brands;
  const rankBrands = (counts: Uint32Array, rateName: (name: string) => number): Suggestion[] =>
    sortByMatch(
      brands.values.map((id, ordinal) => {
        const text = index.brands.get(id)?.name ?? '';
        return {
          type: 'brand',
          id,
          text,
          count: counts[ordinal] ?? 0,
          images: [],
          rating: rateName(text),
        };
      }),
    );
  const inGender = findOfGender(index, gender);
  const byName = rankBrands(countFacetValues(index, 'Brands', inGender), (name) =>
    rateMatch(name, typed),
  );
  return byName.length > 0
    ? byName
    : rankBrands(countFacetValues(index, 'Brands', result), () => 1);
}

function suggestCategories(
  index: CatalogueIndex,
  { gender, language }: SuggestionQuery,
  typed: string,
) {
  const { tree, facets } = index;
  const counts = countFacetValues(index, 'Categories', findOfGender(index, gender));
  return sortByMatch(
    facets.Categories.values.flatMap((id, ordinal): RatedSuggestion[] => {
      const category = tree.byId.get(id);
      if (!category?.parentId) return [];
      const name = category.name[language];
      // The same category name exists for each gender, so without a gender the root's name is added.
      const root = gender ? undefined : tree.roots[category.gender]?.name[language];
      const text = root ? `${name} · ${root}` : name;
      return [
        {
          type: 'category',
          id,
          text,
          count: counts[ordinal] ?? 0,
          images: [],
          rating: rateMatch(name, typed),
        },
      ];
    }),
  );
}

function toProductSuggestion(
  { summarise }: Pick<CatalogueSnapshot, 'summarise'>,
  n: number,
  language: Language,
): Suggestion {
  const { id, brand, shortDescription, images } = summarise(n, language);
  const thumbnail = pickImage(images, THUMBNAIL_SIZE);
  return {
    type: 'product',
    id,
    text: `${brand.name} ${shortDescription}`,
    count: 1,
    images: thumbnail ? [thumbnail] : [],
  };
}

function interleave(limit: number, lists: Record<Kind, Suggestion[]>): Suggestion[] {
  const taken: Record<Kind, Suggestion[]> = {
    page: [],
    keyword: [],
    brand: [],
    category: [],
    product: [],
  };
  let remaining = Math.min(
    limit,
    Object.values(lists).reduce((sum, list) => sum + list.length, 0),
  );
  for (let turn = 0; remaining > 0; turn++) {
    const kind = TURN_ORDER[turn % TURN_ORDER.length] as Kind;
    const next = lists[kind][taken[kind].length];
    if (!next) continue;
    taken[kind].push(next);
    remaining--;
  }
  return DISPLAY_ORDER.flatMap((kind) => taken[kind]);
}

const findOfGender = (index: CatalogueIndex, gender: Gender | undefined): Bitset =>
  findWithAnyValue(index.genders, gender ? [gender] : index.genders.values, index.products.length);

function countFacetValues(index: CatalogueIndex, facet: 'Brands' | 'Categories', members: Bitset) {
  return countValues(index.facets[facet], createProductSet(members));
}
