import type { Facet, FacetType, FacetValue } from '@vitrine/contract';
import { type Language, toMinor } from '@vitrine/kit';
import type { Bitset } from './bitset.ts';
import type { CatalogueIndex, CountedFacet } from './catalogue-index.ts';
import { offeredCategories } from './category-choices.ts';
import { countValues } from './dimension.ts';
import { nameOf } from './facet-names.ts';
import { choicesOf, hasPriceChoice, type Narrowed, type Narrowing } from './narrow.ts';
import { bandEnd } from './price.ts';
import { type Products, productsIn } from './products.ts';

/** In the order a shopper reads them. */
const COUNTED: readonly CountedFacet[] = [
  'Categories',
  'Brands',
  'Sizes',
  'Colors',
  'Attributes',
  'Discount',
  'SameDayDelivery',
];

/** Facets whose values come and go with the other choices, unlike the shop's own lists. */
const DYNAMIC: ReadonlySet<FacetType> = new Set(['Sizes', 'Attributes', 'Discount', 'Price']);

/** What else could be chosen, with how much it would find. Facets without a value are left out. */
export function facetsOf(
  index: CatalogueIndex,
  narrowed: Narrowed,
  query: Narrowing,
  language: Language,
  category?: string,
): Facet[] {
  const choices = choicesOf(query);
  const productsFor = sharedProducts(narrowed);
  const counted = COUNTED.map((type): Facet => {
    const selected = new Set(choices[type]);
    const counts = countValues(index.facets[type], productsFor(type));
    const offered =
      type === 'Categories'
        ? offeredCategories(index, counts, query, category)
        : index.facets[type].values;
    return { type, values: valuesOf(index, type, offered, counts, selected, language) };
  });
  const facets = [...counted, priceFacet(index, productsFor('Price').list(), query)];
  return facets.filter(({ values }) => values.length > 0);
}

/** Facets without a choice of their own look at the same products; those are listed only once. */
function sharedProducts(narrowed: Narrowed): (facet: FacetType) => Products {
  const shared = new Map<Bitset, Products>();
  return (facet) => {
    const members = narrowed.without(facet);
    const products = shared.get(members) ?? productsIn(members);
    shared.set(members, products);
    return products;
  };
}

/** Values that find something, and those that were chosen even if they no longer do. */
function valuesOf(
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
      valueUpperBound: type === 'Discount' ? bandEnd(value) : null,
      ...nameOf(index, type, value, language),
      count,
      selected: selected.has(value),
      disabled: count === 0,
      dynamic: DYNAMIC.has(type),
    });
  }
  return values;
}

const MINOR_PER_UNIT = toMinor(1);

/** One value: from the lowest to the highest price there is, in whole units. */
function priceFacet(index: CatalogueIndex, products: Uint32Array, query: Narrowing): Facet {
  if (products.length === 0) return { type: 'Price', values: [] };
  let low = Number.MAX_SAFE_INTEGER;
  let high = 0;
  for (const product of products) {
    const price = index.numbers.price[product] as number;
    low = Math.min(low, price);
    high = Math.max(high, price);
  }
  const value: FacetValue = {
    value: String(Math.floor(low / MINOR_PER_UNIT)),
    valueUpperBound: String(Math.ceil(high / MINOR_PER_UNIT)),
    name: '',
    count: products.length,
    selected: hasPriceChoice(query),
    disabled: false,
    dynamic: true,
    hint: null,
  };
  return { type: 'Price', values: [value] };
}
