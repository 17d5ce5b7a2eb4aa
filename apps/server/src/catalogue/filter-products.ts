import type { FacetType, ListingQuery } from '@vitrine/contract';
import { toMinor } from '@vitrine/kit';
import { add, type Bitset, emptySet, intersect, listMembers } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CountedFacet } from './dimension.ts';
import { findWithAnyValue } from './dimension.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The filters of a listing query, without page, sorting and facets. */
export type ListingFilters = Omit<ListingQuery, 'page' | 'size' | 'sort' | 'facets'>;

export interface FilteredProducts {
  /** The products that match all filters. */
  members: Bitset;
  /** The products that match all filters except those of one facet, whose counts must ignore itself. */
  membersWithout: (facet: FacetType) => Bitset;
}

/** Returns the chosen values of each counted facet. */
export const getChosenValues = (
  query: ListingFilters,
): Partial<Record<CountedFacet, string[]>> => ({
  ...(query.categories?.length && { Categories: query.categories }),
  ...(query.brands?.length && { Brands: query.brands }),
  ...(query.sizes?.length && { Sizes: query.sizes }),
  ...(query.colors?.length && { Colors: query.colors }),
  ...(query.discounts?.length && { Discount: query.discounts }),
  ...(query.attributes?.length && { Attributes: query.attributes }),
  ...(query['same-day-delivery'] && { SameDayDelivery: ['true'] }),
});

export const hasPriceFilter = (query: ListingFilters): boolean =>
  query['price-min'] !== undefined || query['price-max'] !== undefined;

export function filterProducts(
  index: CatalogueIndex,
  base: Bitset,
  query: ListingFilters,
  now: number,
): FilteredProducts {
  const plainMatches = applyPlainFilters(index, base.slice(), query, now);
  const membersByFacet = new Map<FacetType, Bitset>();
  for (const [facet, values] of Object.entries(getChosenValues(query))) {
    const dimension = index.facets[facet as CountedFacet];
    membersByFacet.set(
      facet as CountedFacet,
      findWithAnyValue(dimension, values, index.products.length),
    );
  }
  if (hasPriceFilter(query))
    membersByFacet.set('Price', findInPriceRange(index, plainMatches, query));
  const intersectAllExcept = (facet?: FacetType): Bitset => {
    const members = plainMatches.slice();
    for (const [other, facetMembers] of membersByFacet)
      if (other !== facet) intersect(members, facetMembers);
    return members;
  };
  const members = intersectAllExcept();
  return {
    members,
    membersWithout: (facet) => (membersByFacet.has(facet) ? intersectAllExcept(facet) : members),
  };
}

/** Applies the filters that are no facets: gender, tags, reduced prices and age. */
function applyPlainFilters(
  index: CatalogueIndex,
  members: Bitset,
  query: ListingFilters,
  now: number,
): Bitset {
  const count = index.products.length;
  if (query.gender) intersect(members, findWithAnyValue(index.genders, [query.gender], count));
  if (query.tags?.length) intersect(members, findWithAnyValue(index.tags, query.tags, count));
  if (query.reduced) intersect(members, index.reduced);
  const days = query['new-in-days'];
  return days === undefined
    ? members
    : intersect(members, findPublishedSince(index, now - days * DAY_MS));
}

function findPublishedSince(index: CatalogueIndex, since: number): Bitset {
  const members = emptySet(index.products.length);
  for (const product of index.sortOrders.newest) {
    if ((index.columns.publishedAt[product] as number) < since) break;
    add(members, product);
  }
  return members;
}

function findInPriceRange(
  index: CatalogueIndex,
  candidates: Bitset,
  query: ListingFilters,
): Bitset {
  const low = toMinor(query['price-min'] ?? 0);
  const high = query['price-max'] === undefined ? Infinity : toMinor(query['price-max']);
  const members = emptySet(index.products.length);
  for (const product of listMembers(candidates)) {
    const price = index.columns.price[product] as number;
    if (price >= low && price <= high) add(members, product);
  }
  return members;
}
