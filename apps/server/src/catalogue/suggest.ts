import type { Gender, Suggestion } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type Bitset, has, keep } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { anyOf, countValues } from './dimension.ts';
import { best, type Fitting, fit } from './fit.ts';
import { type Advice, type Asked, keywords } from './keywords.ts';
import { productsIn } from './products.ts';
import { search } from './search.ts';
import { normalise } from './words.ts';

type Kind = Suggestion['type'];

/** Who gets the next place: mostly words to go on with, now and then a piece, a brand, a category. */
const TURNS: readonly Kind[] = ['keyword', 'keyword', 'product', 'brand', 'category', 'product'];
/** How they are read. */
const READING: readonly Kind[] = ['keyword', 'brand', 'category', 'product'];

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
