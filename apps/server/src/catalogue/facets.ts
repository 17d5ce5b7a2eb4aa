import type { Facet, FacetType, FacetValue } from '@vitrine/contract';
import { type Language, toMinor } from '@vitrine/kit';
import type { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { selectCategoryChoices } from './category-choices.ts';
import type { CountedFacet } from './dimension.ts';
import { countValues } from './dimension.ts';
import { nameFacetValue } from './facet-names.ts';
import {
  type FilteredProducts,
  getChosenValues,
  hasPriceFilter,
  type ListingFilters,
} from './filter-products.ts';
import { findBandEnd } from './price.ts';
import { createProductSet, type ProductSet } from './product-set.ts';

/** In display order. */
const COUNTED_FACETS: readonly CountedFacet[] = [
  'Categories',
  'Brands',
  'Sizes',
  'Colors',
  'Attributes',
  'Discount',
  'SameDayDelivery',
];

/** Facets whose offered values depend on the other filters. */
const DYNAMIC_FACETS: ReadonlySet<FacetType> = new Set([
  'Sizes',
  'Attributes',
  'Discount',
  'Price',
]);

/** Builds the offered filter values with their product counts. Facets without values are left out. */
export function buildFacets(
  index: CatalogueIndex,
  filtered: FilteredProducts,
  query: ListingFilters,
  language: Language,
  category?: string,
): Facet[] {
  const chosen = getChosenValues(query);
  const getProducts = createProductSetCache(filtered);
  const countedFacets = COUNTED_FACETS.map((type): Facet => {
    const selected = new Set(chosen[type]);
    const counts = countValues(index.facets[type], getProducts(type));
    const offered =
      type === 'Categories'
        ? selectCategoryChoices(index, counts, query, category)
        : index.facets[type].values;
    return { type, values: buildFacetValues(index, type, offered, counts, selected, language) };
  });
  const facets = [...countedFacets, buildPriceFacet(index, getProducts('Price').list(), query)];
  return facets.filter(({ values }) => values.length > 0);
}

/** Facets without a chosen value share one set of products, so that it is listed only once. */
function createProductSetCache(filtered: FilteredProducts): (facet: FacetType) => ProductSet {
  const cache = new Map<Bitset, ProductSet>();
  return (facet) => {
    const members = filtered.membersWithout(facet);
    const products = cache.get(members) ?? createProductSet(members);
    cache.set(members, products);
    return products;
  };
}

/** Includes values that match products, and chosen values even if they match none. */
function buildFacetValues(
  index: CatalogueIndex,
  type: CountedFacet,
  offered: readonly string[],
  counts: Uint32Array,
  selected: ReadonlySet<string>,
  language: Language,
): FacetValue[] {
  const values: FacetValue[] = [];
  for (const value of offered) {
    const count = counts[index.facets[type].ordinals.get(value) ?? -1] ?? 0;
    if (count === 0 && !selected.has(value)) continue;
    values.push({
      value,
      valueUpperBound: type === 'Discount' ? findBandEnd(value) : null,
      ...nameFacetValue(index, type, value, language),
      count,
      selected: selected.has(value),
      disabled: count === 0,
      dynamic: DYNAMIC_FACETS.has(type),
    });
  }
  return values;
}

const MINOR_PER_UNIT = toMinor(1);

/** Builds a single value that spans the lowest to the highest price, in whole currency units. */
function buildPriceFacet(
  index: CatalogueIndex,
  products: Uint32Array,
  query: ListingFilters,
): Facet {
  if (products.length === 0) return { type: 'Price', values: [] };
  let low = Number.MAX_SAFE_INTEGER;
  let high = 0;
  for (const product of products) {
    const price = index.columns.price[product] as number;
    low = Math.min(low, price);
    high = Math.max(high, price);
  }
  const value: FacetValue = {
    value: String(Math.floor(low / MINOR_PER_UNIT)),
    valueUpperBound: String(Math.ceil(high / MINOR_PER_UNIT)),
    name: '',
    count: products.length,
    selected: hasPriceFilter(query),
    disabled: false,
    dynamic: true,
    hint: null,
  };
  return { type: 'Price', values: [value] };
}
