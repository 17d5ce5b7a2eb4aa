import type { SortOrder } from '@vitrine/contract';
import { splitList, toggleItem } from '@vitrine/kit';
import {
  type FacetSelection,
  type FilterQuery,
  FULL_PRICE_RANGE,
  isFullPriceRange,
  LISTED_FACETS,
  type ListedFacet,
  type ListType,
  type PriceRange,
} from '@vitrine/state';

type Query = Readonly<Record<string, string | undefined>>;
type UrlQuery = Record<string, string>;

/** The products that a list filters: a category, a brand, a set, one sale or all, or a search. */
export interface Collection {
  type: ListType;
  /** The id of the category, brand, set or sale; empty for all sales and for a search. */
  id: string;
  keyword: string;
}

/** A parsed list URL. The URL is the source of truth for filters, sort order and page. */
export interface ListUrl {
  collection: Collection;
  gender: 'women' | 'men' | 'kids' | undefined;
  filters: FilterQuery;
  /** The list shows the pages from the first to this one. */
  page: number;
}

export const SORTS: readonly SortOrder[] = [
  'default',
  'newest',
  'price-asc',
  'price-desc',
  'discount',
];

/** More pages than a shopper scrolls through. */
const MAX_PAGES = 30;

const ID = /^[1-9]\d{0,11}$/;
const SLUG = /^[A-Za-z0-9][\w-]{0,63}$/;

/** The query parameter of each facet, and its valid values. Other values in a URL are ignored. */
const FACETS: Record<ListedFacet, { parameter: string; pattern: RegExp }> = {
  Categories: { parameter: 'categories', pattern: ID },
  Brands: { parameter: 'brands', pattern: ID },
  Sizes: { parameter: 'sizes', pattern: /^.{1,20}$/ },
  Colors: { parameter: 'colors', pattern: SLUG },
  Discount: { parameter: 'discounts', pattern: /^\d{1,2}$/ },
  Attributes: { parameter: 'attributes', pattern: SLUG },
  SameDayDelivery: { parameter: 'same-day-delivery', pattern: /^true$/ },
};

/** The filters in the toolbar. The shop calls a product "new in" for a week. */
export const QUICK_FILTERS = [
  { key: 'newSeason', parameter: 'tags', value: 'NewSeason' },
  { key: 'newIn', parameter: 'new-in-days', value: '7' },
  { key: 'exclusive', parameter: 'tags', value: 'Exclusive' },
  { key: 'sameDay', parameter: 'same-day-delivery', value: 'true' },
  { key: 'reduced', parameter: 'reduced', value: 'true' },
] as const;

export type QuickFilterKey = (typeof QUICK_FILTERS)[number]['key'];

function parseCollection(query: Query): Collection {
  for (const type of ['category', 'brand', 'set', 'sale'] as const) {
    // Links in content pages use several parameter names: brand, brandId, brand_id.
    const id = query[type] ?? query[`${type}Id`] ?? query[`${type}_id`];
    if (id) return { type, id: type === 'sale' && id === 'all' ? '' : id, keyword: '' };
  }
  return { type: 'search', id: '', keyword: (query.keyword ?? '').trim().slice(0, 60) };
}

const parseWholeNumber = (text: string | undefined, fallback: number): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback;

function parsePriceRange(query: Query): PriceRange {
  const { min, max } = FULL_PRICE_RANGE;
  const low = Math.min(parseWholeNumber(query['price-min'], min), max);
  const high = Math.min(parseWholeNumber(query['price-max'], max), max);
  return low <= high ? { min: low, max: high } : { min: high, max: low };
}

const parseSelection = (query: Query): FacetSelection =>
  Object.fromEntries(
    LISTED_FACETS.map((type) => {
      const { parameter, pattern } = FACETS[type];
      const values = splitList(query[parameter]).filter((value) => pattern.test(value));
      return [type, values.slice(0, 50)] as const;
    }).filter(([, values]) => values.length > 0),
  );

export function parseListUrl(query: Query): ListUrl {
  const collection = parseCollection(query);
  return {
    collection,
    gender: (['women', 'men', 'kids'] as const).find((gender) => gender === query.gender),
    filters: {
      sort: SORTS.find((sort) => sort === query.sort) ?? 'default',
      chosen: parseSelection(query),
      base: collection.type === 'brand' ? { Brands: [collection.id] } : {},
      priceRange: parsePriceRange(query),
      quick: QUICK_FILTERS.filter(
        ({ parameter, value }) =>
          parameter !== 'same-day-delivery' && splitList(query[parameter]).includes(value),
      ).map(({ key }) => key),
    },
    page: Math.min(Math.max(parseWholeNumber(query.page, 1), 1), MAX_PAGES),
  };
}

/** The filters and the sort order as parameters of the listing calls, without the defaults. */
export function toFilterParameters({ gender, filters }: ListUrl): UrlQuery {
  const { sort, chosen, priceRange, quick } = filters;
  const query: UrlQuery = {};
  if (gender) query.gender = gender;
  if (sort !== 'default') query.sort = sort;
  for (const type of LISTED_FACETS) {
    const values = chosen[type] ?? [];
    if (values.length > 0) query[FACETS[type].parameter] = values.join(',');
  }
  if (!isFullPriceRange(priceRange)) {
    query['price-min'] = String(priceRange.min);
    query['price-max'] = String(priceRange.max);
  }
  for (const { key, parameter, value } of QUICK_FILTERS) {
    if (!quick.includes(key)) continue;
    const others = query[parameter];
    query[parameter] = others ? `${others},${value}` : value;
  }
  return query;
}

/** The query of the list without filters, sort order and page. */
export function toCollectionQuery({ collection, gender }: ListUrl): UrlQuery {
  const { type, id, keyword } = collection;
  return {
    ...(type === 'search' ? keyword && { keyword } : { [type]: id || 'all' }),
    ...(gender && { gender }),
  };
}

/** The query of the whole list URL. Equal lists have equal queries. */
export const toListQuery = (url: ListUrl): UrlQuery => ({
  ...toCollectionQuery(url),
  ...toFilterParameters(url),
  ...(url.page > 1 && { page: String(url.page) }),
});

/** Identifies the list, its filters and its sort order, but not the page. */
export const getCondition = (url: ListUrl): string =>
  JSON.stringify(toListQuery({ ...url, page: 1 }));

/** Identifies the list without its filters. */
export const getListKey = (url: ListUrl): string => JSON.stringify(toCollectionQuery(url));

/** Changes filters or sort order. The result starts at the first page. */
export const setFilters = (url: ListUrl, filters: Partial<FilterQuery>): ListUrl => ({
  ...url,
  page: 1,
  filters: { ...url.filters, ...filters },
});

export function toggleFilter(url: ListUrl, type: ListedFacet, value: string): ListUrl {
  const { chosen } = url.filters;
  return setFilters(url, { chosen: { ...chosen, [type]: toggleItem(chosen[type] ?? [], value) } });
}

/** Same-day delivery is a quick filter and a facet at once; the others are quick filters only. */
export const toggleQuickFilter = (url: ListUrl, key: QuickFilterKey): ListUrl =>
  key === 'sameDay'
    ? toggleFilter(url, 'SameDayDelivery', 'true')
    : setFilters(url, { quick: toggleItem(url.filters.quick, key) });

export const isQuickFilterSelected = ({ filters }: ListUrl, key: QuickFilterKey): boolean =>
  key === 'sameDay'
    ? filters.chosen.SameDayDelivery?.includes('true') === true
    : filters.quick.includes(key);

/** The number of filters that the shopper has selected. */
export const countFilters = ({ filters: { chosen, quick, priceRange } }: ListUrl): number =>
  Object.values(chosen).flat().length + quick.length + (isFullPriceRange(priceRange) ? 0 : 1);

/** Clears every filter of the shopper; the list and its sort order stay. */
export const clearFilters = (url: ListUrl): ListUrl =>
  setFilters(url, { chosen: {}, priceRange: FULL_PRICE_RANGE, quick: [] });
