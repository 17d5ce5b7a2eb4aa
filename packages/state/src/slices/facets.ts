import type { Facet, FacetType, FacetValue } from '@vitrine/contract';

/** Facets that are chosen by value; a price is chosen by range. */
export type ListedFacet = Exclude<FacetType, 'Price'>;

/** The chosen values by facet. */
export type Chosen = Partial<Record<ListedFacet, string[]>>;

export interface PriceRange {
  min: number;
  max: number;
}

/** In whole units. At these bounds a price narrows nothing. */
export const FULL_PRICE_RANGE: PriceRange = { min: 0, max: 100_000 };

export const isFullRange = ({ min, max }: PriceRange): boolean =>
  min <= FULL_PRICE_RANGE.min && max >= FULL_PRICE_RANGE.max;

/** Where the values of each facet are kept. */
export const LIST_OF = {
  Categories: 'categoryList',
  Brands: 'brandList',
  Sizes: 'sizeList',
  Colors: 'colorList',
  Discount: 'discountList',
  Attributes: 'attributeList',
  SameDayDelivery: 'sameDayDeliveryList',
} as const satisfies Record<ListedFacet, string>;

export type FacetLists = Record<(typeof LIST_OF)[ListedFacet], FacetValue[]>;

export const LISTED_FACETS = Object.keys(LIST_OF) as ListedFacet[];

/** Marks exactly the chosen values. */
export const choosing = (values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] =>
  values.map((value) => ({ ...value, selected: chosen.includes(value.value) }));

/** New values take over and prior choices stay; a chosen value that vanished is kept, disabled. */
export function mergeValues(
  prior: readonly FacetValue[],
  fresh: readonly FacetValue[],
): FacetValue[] {
  const chosen = prior.filter(({ selected }) => selected);
  const isChosen = (value: FacetValue) => chosen.some((other) => other.value === value.value);
  const vanished = chosen.filter(({ value }) => !fresh.some((other) => other.value === value));
  return [
    ...fresh.map((value) => ({ ...value, selected: value.selected || isChosen(value) })),
    ...vanished.map((value) => ({ ...value, count: 0, disabled: true })),
  ];
}

export const valuesOf = (facets: readonly Facet[], type: FacetType): readonly FacetValue[] =>
  facets.find((facet) => facet.type === type)?.values ?? [];

/** The cheapest and dearest of a list, or the full range when it does not say. */
export function priceBoundsOf(facets: readonly Facet[]): PriceRange {
  const [bounds] = valuesOf(facets, 'Price');
  if (!bounds) return FULL_PRICE_RANGE;
  return {
    min: Number(bounds.value) || FULL_PRICE_RANGE.min,
    max: Number(bounds.valueUpperBound) || FULL_PRICE_RANGE.max,
  };
}
