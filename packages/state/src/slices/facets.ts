import type { Facet, FacetType, FacetValue, SortOrder } from '@vitrine/contract';

/** Facets with a list of values; the price has a range instead. */
export type ListedFacet = Exclude<FacetType, 'Price'>;

/** The selected values by facet. */
export type FacetSelection = Partial<Record<ListedFacet, string[]>>;

export interface PriceRange {
  min: number;
  max: number;
}

/** The filters and the sort order in the URL of a list. */
export interface FilterQuery {
  sort: SortOrder;
  chosen: FacetSelection;
  /** The filters of the list itself, such as its brand, which the shopper cannot clear. */
  base: FacetSelection;
  priceRange: PriceRange;
  quick: string[];
}

/** In whole currency units. This range filters nothing. */
export const FULL_PRICE_RANGE: PriceRange = { min: 0, max: 100_000 };

export const isFullPriceRange = ({ min, max }: PriceRange): boolean =>
  min <= FULL_PRICE_RANGE.min && max >= FULL_PRICE_RANGE.max;

/** The state field with the values of each facet. */
export const FACET_LIST_FIELD = {
  Categories: 'categoryList',
  Brands: 'brandList',
  Sizes: 'sizeList',
  Colors: 'colorList',
  Discount: 'discountList',
  Attributes: 'attributeList',
  SameDayDelivery: 'sameDayDeliveryList',
} as const satisfies Record<ListedFacet, string>;

export type FacetLists = Record<(typeof FACET_LIST_FIELD)[ListedFacet], FacetValue[]>;

export const LISTED_FACETS = Object.keys(FACET_LIST_FIELD) as ListedFacet[];

/** Selects exactly the given values. */
export const markSelected = (
  values: readonly FacetValue[],
  selected: readonly string[] = [],
): FacetValue[] => values.map((value) => ({ ...value, selected: selected.includes(value.value) }));

/** Takes the new values; a selected value that is gone stays, disabled. */
export function mergeFacetValues(
  previous: readonly FacetValue[],
  next: readonly FacetValue[],
  selected: readonly string[] = [],
): FacetValue[] {
  const isGone = ({ value }: FacetValue) =>
    selected.includes(value) && !next.some((other) => other.value === value);
  const gone = previous.filter(isGone).map((value) => ({ ...value, count: 0, disabled: true }));
  return markSelected([...next, ...gone], selected);
}

/** Every selected value that the list has, with its facet: one chip each. */
export const findSelectedValues = (lists: FacetLists, selection: FacetSelection) =>
  LISTED_FACETS.flatMap((type) =>
    lists[FACET_LIST_FIELD[type]]
      .filter(({ value }) => selection[type]?.includes(value))
      .map((value) => ({ type, value })),
  );

export const findFacetValues = (facets: readonly Facet[], type: FacetType): readonly FacetValue[] =>
  facets.find((facet) => facet.type === type)?.values ?? [];

/** The lowest and highest price of a list, or the full range if the list has none. */
export function getPriceBounds(facets: readonly Facet[]): PriceRange {
  const [bounds] = findFacetValues(facets, 'Price');
  if (!bounds) return FULL_PRICE_RANGE;
  return {
    min: Number(bounds.value) || FULL_PRICE_RANGE.min,
    max: Number(bounds.valueUpperBound) || FULL_PRICE_RANGE.max,
  };
}
