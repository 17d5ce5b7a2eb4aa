import type { FacetType, ListingQuery } from '@vitrine/contract';
import { toMinor } from '@vitrine/kit';
import { add, type Bitset, emptySet, keep, membersOf } from './bitset.ts';
import type { CatalogueIndex, CountedFacet } from './catalogue-index.ts';
import { anyOf } from './dimension.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a listing asks for beside its page and order. */
export type Narrowing = Omit<ListingQuery, 'page' | 'size' | 'sort' | 'facets'>;

export interface Narrowed {
  /** What is left after every choice. */
  members: Bitset;
  /** What would be left without the choices of one facet: its own counts are not narrowed by itself. */
  without: (facet: FacetType) => Bitset;
}

/** The values chosen in each counted facet. */
export const choicesOf = (query: Narrowing): Partial<Record<CountedFacet, string[]>> => ({
  ...(query.categories?.length && { Categories: query.categories }),
  ...(query.brands?.length && { Brands: query.brands }),
  ...(query.sizes?.length && { Sizes: query.sizes }),
  ...(query.colors?.length && { Colors: query.colors }),
  ...(query.discounts?.length && { Discount: query.discounts }),
  ...(query.attributes?.length && { Attributes: query.attributes }),
  ...(query['same-day-delivery'] && { SameDayDelivery: ['true'] }),
});

export const hasPriceChoice = (query: Narrowing): boolean =>
  query['price-min'] !== undefined || query['price-max'] !== undefined;

export function narrow(
  index: CatalogueIndex,
  base: Bitset,
  query: Narrowing,
  now: number,
): Narrowed {
  const plain = keepPlain(index, base.slice(), query, now);
  const chosen = new Map<FacetType, Bitset>();
  for (const [facet, values] of Object.entries(choicesOf(query))) {
    const dimension = index.facets[facet as CountedFacet];
    chosen.set(facet as CountedFacet, anyOf(dimension, values, index.products.length));
  }
  if (hasPriceChoice(query)) chosen.set('Price', inPriceRange(index, plain, query));
  const keepAllBut = (facet?: FacetType): Bitset => {
    const left = plain.slice();
    for (const [other, members] of chosen) if (other !== facet) keep(left, members);
    return left;
  };
  const members = keepAllBut();
  return { members, without: (facet) => (chosen.has(facet) ? keepAllBut(facet) : members) };
}

/** The narrowing that is no facet: whom it is for, quick filters, how new. */
function keepPlain(index: CatalogueIndex, left: Bitset, query: Narrowing, now: number): Bitset {
  const count = index.products.length;
  if (query.gender) keep(left, anyOf(index.genders, [query.gender], count));
  if (query.tags?.length) keep(left, anyOf(index.tags, query.tags, count));
  if (query.reduced) keep(left, index.reduced);
  const days = query['new-in-days'];
  return days === undefined ? left : keep(left, publishedSince(index, now - days * DAY_MS));
}

function publishedSince(index: CatalogueIndex, since: number): Bitset {
  const members = emptySet(index.products.length);
  for (const product of index.orders.newest) {
    if ((index.numbers.publishedAt[product] as number) < since) break;
    add(members, product);
  }
  return members;
}

function inPriceRange(index: CatalogueIndex, among: Bitset, query: Narrowing): Bitset {
  const low = toMinor(query['price-min'] ?? 0);
  const high = query['price-max'] === undefined ? Infinity : toMinor(query['price-max']);
  const members = emptySet(index.products.length);
  for (const product of membersOf(among)) {
    const price = index.numbers.price[product] as number;
    if (price >= low && price <= high) add(members, product);
  }
  return members;
}
