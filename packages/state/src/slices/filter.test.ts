import type { Facet } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import { facetValue } from '../testing.ts';
import { FULL_PRICE_RANGE, mergeValues, priceBoundsOf } from './facets.ts';
import {
  applyFilters,
  clearFilters,
  type FilterQuery,
  mergeFacets,
  resetFilters,
  selectChosenCount,
  selectFacetValues,
  selectFilter,
  toggleCategory,
  toggleFacet,
} from './filter.ts';
import { selectChosen } from './filter-chips.ts';

const query = (more: Partial<FilterQuery> = {}): FilterQuery => ({
  sort: 'default',
  chosen: {},
  base: {},
  priceRange: FULL_PRICE_RANGE,
  quick: [],
  ...more,
});

const brands = (...values: string[]): Facet[] => [
  { type: 'Brands', values: values.map((value) => facetValue(value)) },
];

let store: Store;
beforeEach(() => {
  store = makeStore();
});

test('starts unfiltered, in the default order, over the whole price range', () => {
  expect(selectFilter(store.getState())).toMatchObject({
    sort: 'default',
    filters: {},
    categoryFilters: [],
    quickFilterList: [],
    priceRange: { min: 0, max: 100_000 },
  });
  expect(selectChosenCount(store.getState())).toBe(0);
});

test('new facets keep what was chosen', () => {
  store.dispatch(mergeFacets(brands('7', '8')));
  store.dispatch(applyFilters(query({ chosen: { Brands: ['8'] } })));
  store.dispatch(mergeFacets(brands('8', '9')));
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '8', selected: true, disabled: false },
    { value: '9', selected: false },
  ]);
});

test('what is chosen before its facet is known is chosen once it is', () => {
  store.dispatch(applyFilters(query({ chosen: { Brands: ['8'] } })));
  store.dispatch(mergeFacets(brands('7', '8')));
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '7', selected: false },
    { value: '8', selected: true },
  ]);
});

const under = (hint: string | null, value: string) => facetValue(value, { hint });
const expanded = () => selectFilter(store.getState()).categoryExpands;

test('a category that is chosen is unfolded, until it is folded', () => {
  store.dispatch(mergeFacets([{ type: 'Categories', values: [under(null, 'coats')] }]));
  store.dispatch(applyFilters(query({ chosen: { Categories: ['coats'] } })));
  expect(expanded()).toEqual(['coats']);
  store.dispatch(toggleCategory('coats'));
  const values = [under(null, 'coats'), under('coats', 'trench')];
  store.dispatch(mergeFacets([{ type: 'Categories', values }]));
  store.dispatch(applyFilters(query({ chosen: { Categories: ['coats'] }, quick: ['reduced'] })));
  expect(expanded()).toEqual([]);
});

test('a category that an address names is not hidden in a folded one', () => {
  const values = [under(null, 'clothes'), under('clothes', 'coats'), under('coats', 'trench')];
  store.dispatch(applyFilters(query({ chosen: { Categories: ['trench'] } })));
  store.dispatch(mergeFacets([{ type: 'Categories', values }]));
  expect(expanded()).toEqual(expect.arrayContaining(['clothes', 'coats']));
});

test('a chosen value that vanished stays, disabled, until it is let go', () => {
  store.dispatch(mergeFacets(brands('7', '8')));
  store.dispatch(applyFilters(query({ chosen: { Brands: ['7'] } })));
  store.dispatch(mergeFacets(brands('8')));
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '8', selected: false },
    { value: '7', selected: true, disabled: true, count: 0 },
  ]);
  store.dispatch(applyFilters(query()));
  store.dispatch(mergeFacets(brands('8')));
  expect(selectFacetValues(store.getState(), 'Brands').map(({ value }) => value)).toEqual(['8']);
});

test.each([
  ['nothing before', [], ['1'], ['1']],
  ['nothing now', [facetValue('1', { selected: true })], [], ['1']],
  ['unchosen values go', [facetValue('1')], ['2'], ['2']],
])('merging with %s', (_, prior, fresh, expected) => {
  const merged = mergeValues(
    prior,
    fresh.map((value) => facetValue(value)),
  );
  expect(merged.map(({ value }) => value)).toEqual(expected);
});

test('clearing unselects everything and opens the price range, but keeps the order', () => {
  store.dispatch(mergeFacets(brands('7')));
  store.dispatch(
    applyFilters(
      query({
        sort: 'newest',
        chosen: { Brands: ['7'], Categories: ['2001'] },
        priceRange: { min: 1000, max: 5000 },
        quick: ['reduced'],
      }),
    ),
  );
  expect(selectChosenCount(store.getState())).toBe(3);
  store.dispatch(clearFilters());
  expect(selectFilter(store.getState())).toMatchObject({
    sort: 'newest',
    filters: {},
    categoryFilters: [],
    quickFilterList: [],
    priceRange: { min: 0, max: 100_000 },
    brandList: [{ value: '7', selected: false }],
  });
});

test('reset forgets the facets and the order too', () => {
  store.dispatch(mergeFacets(brands('7')));
  store.dispatch(applyFilters(query({ sort: 'price-asc', base: { Brands: ['7'] } })));
  store.dispatch(resetFilters());
  expect(selectFilter(store.getState())).toBe(selectFilter(makeStore().getState()));
});

test('the chips name every chosen value, and are the same list until something changes', () => {
  store.dispatch(mergeFacets([...brands('7', '8'), { type: 'Sizes', values: [facetValue('M')] }]));
  store.dispatch(applyFilters(query({ chosen: { Brands: ['7'], Sizes: ['M'] } })));
  const chips = selectChosen(store.getState());
  expect(chips.map(({ type, value }) => [type, value.value])).toEqual([
    ['Brands', '7'],
    ['Sizes', 'M'],
  ]);
  store.dispatch(toggleFacet('Colors'));
  expect(selectChosen(store.getState())).toBe(chips);
});

test('attributes are dynamic when one of them is', () => {
  const values = [facetValue('wool'), facetValue('double-breasted', { dynamic: true })];
  store.dispatch(mergeFacets([{ type: 'Attributes', values }]));
  expect(selectFilter(store.getState()).attributeDynamic).toBe(true);
});

test.each<[Facet[], { min: number; max: number }]>([
  [[], FULL_PRICE_RANGE],
  [
    [{ type: 'Price', values: [facetValue('2300', { valueUpperBound: '48000' })] }],
    { min: 2300, max: 48_000 },
  ],
  [[{ type: 'Price', values: [facetValue('', { valueUpperBound: null })] }], FULL_PRICE_RANGE],
])('price bounds %#', (facets, bounds) => {
  expect(priceBoundsOf(facets)).toEqual(bounds);
});
