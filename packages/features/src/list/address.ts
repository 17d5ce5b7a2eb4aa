import type { SortOrder } from '@vitrine/contract';
import { splitList } from '@vitrine/kit';
import {
  type Chosen,
  type FilterQuery,
  FULL_PRICE_RANGE,
  type ListedFacet,
  type ListType,
  type PriceRange,
} from '@vitrine/state';

type Query = Readonly<Record<string, string | undefined>>;

/** Where a list comes from: a category, a brand, a set, a sale (or all of them), or words. */
export interface Source {
  type: ListType;
  /** Of the category, brand, set or sale; empty for all sales, and for a search. */
  id: string;
  keyword: string;
}

/** A listing's address, read. The address is the truth: a reload, a shared link and back all end here. */
export interface ListAddress {
  source: Source;
  gender: 'women' | 'men' | 'kids' | undefined;
  filters: FilterQuery;
  /** How many pages are shown, from the first. */
  page: number;
}

export const SORTS: readonly SortOrder[] = [
  'default',
  'newest',
  'price-asc',
  'price-desc',
  'discount',
];

/** Nobody scrolls further; a longer address is a machine's. */
const MAX_PAGES = 30;

/** How each facet is called in an address, which is how the listing calls name it too. */
export const PARAMETER_OF = {
  Categories: 'categories',
  Brands: 'brands',
  Sizes: 'sizes',
  Colors: 'colors',
  Discount: 'discounts',
  Attributes: 'attributes',
  SameDayDelivery: 'same-day-delivery',
} as const satisfies Record<ListedFacet, string>;

const FACETS = Object.keys(PARAMETER_OF) as ListedFacet[];

/** What a value must look like, so that a mistyped address narrows less instead of failing. */
const ALLOWED: Record<ListedFacet, RegExp> = {
  Categories: /^[1-9]\d{0,11}$/,
  Brands: /^[1-9]\d{0,11}$/,
  Sizes: /^.{1,20}$/,
  Colors: /^[A-Za-z0-9][\w-]{0,63}$/,
  Attributes: /^[A-Za-z0-9][\w-]{0,63}$/,
  Discount: /^\d{1,2}$/,
  SameDayDelivery: /^true$/,
};

export interface QuickFilter {
  key: 'newSeason' | 'newIn' | 'exclusive' | 'sameDay' | 'reduced';
  parameter: string;
  value: string;
}

/** One-tap narrowings above a list. A week is what the shop calls new in. */
export const QUICK_FILTERS: readonly QuickFilter[] = [
  { key: 'newSeason', parameter: 'tags', value: 'NewSeason' },
  { key: 'newIn', parameter: 'new-in-days', value: '7' },
  { key: 'exclusive', parameter: 'tags', value: 'Exclusive' },
  { key: 'sameDay', parameter: 'same-day-delivery', value: 'true' },
  { key: 'reduced', parameter: 'reduced', value: 'true' },
];

/** Links in content name an id in several ways: brand, brandId, brand_id. */
const idOf = (query: Query, name: string): string | undefined =>
  query[name] ?? query[`${name}Id`] ?? query[`${name}_id`];

function sourceOf(query: Query): Source {
  for (const type of ['category', 'brand', 'set', 'sale'] as const) {
    const id = idOf(query, type);
    if (id) return { type, id: type === 'sale' && id === 'all' ? '' : id, keyword: '' };
  }
  return { type: 'search', id: '', keyword: (query.keyword ?? '').trim().slice(0, 60) };
}

const wholeNumber = (text: string | undefined, fallback: number): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback;

function priceRangeOf(query: Query): PriceRange {
  const { min, max } = FULL_PRICE_RANGE;
  const low = Math.min(wholeNumber(query['price-min'], min), max);
  const high = Math.min(wholeNumber(query['price-max'], max), max);
  return low <= high ? { min: low, max: high } : { min: high, max: low };
}

const chosenOf = (query: Query): Chosen =>
  Object.fromEntries(
    FACETS.map((type) => [
      type,
      splitList(query[PARAMETER_OF[type]])
        .filter((value) => ALLOWED[type].test(value))
        .slice(0, 50),
    ]).filter(([, values]) => values?.length),
  );

const quickOf = (query: Query): string[] =>
  QUICK_FILTERS.filter(({ parameter, value }) => splitList(query[parameter]).includes(value)).map(
    ({ key }) => key,
  );

export function readAddress(query: Query): ListAddress {
  const source = sourceOf(query);
  return {
    source,
    gender: (['women', 'men', 'kids'] as const).find((gender) => gender === query.gender),
    filters: {
      sort: SORTS.find((sort) => sort === query.sort) ?? 'default',
      chosen: chosenOf(query),
      base: source.type === 'brand' ? { Brands: [source.id] } : {},
      priceRange: priceRangeOf(query),
      quick: quickOf(query),
    },
    page: Math.min(Math.max(wholeNumber(query.page, 1), 1), MAX_PAGES),
  };
}
