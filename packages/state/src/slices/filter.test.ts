import type { Facet } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import { facetValue, loadedList } from '../testing.ts';
import {
  type FilterQuery,
  FULL_PRICE_RANGE,
  findSelectedValues,
  getPriceBounds,
  markSelected,
  mergeFacetValues,
} from './facets.ts';
import { selectFacetValues, selectFilter, toggleCategory, toggleFacet } from './filter.ts';
import { setProducts } from './productsList.ts';

const brands = (...values: string[]): Facet[] => [
  { type: 'Brands', values: values.map((value) => facetValue(value)) },
];

let store: Store;
beforeEach(() => {
  store = makeStore();
});

/** Loads a list with these filters, and with the facets that the server returns for them. */
function loadList(facets: Facet[], filters: Partial<FilterQuery> = {}, isSameList = true): void {
  store.dispatch(setProducts(loadedList({ facets, filters, isSameList })));
}

test('starts without filters, in the default order, with the full price range', () => {
  expect(selectFilter(store.getState())).toMatchObject({
    sort: 'default',
    filters: {},
    categoryFilters: [],
    quickFilterList: [],
    priceRange: { min: 0, max: 100_000 },
  });
});

test('takes the filters of the loaded list', () => {
  loadList(brands('7'), {
    sort: 'newest',
    chosen: { Brands: ['7'], Categories: ['2001'] },
    base: { Brands: ['9'] },
    priceRange: { min: 1000, max: 5000 },
    quick: ['reduced'],
  });
  expect(selectFilter(store.getState())).toMatchObject({
    sort: 'newest',
    filters: { Brands: ['7'] },
    categoryFilters: ['2001'],
    baseFilters: { Brands: ['9'] },
    quickFilterList: ['reduced'],
    priceRange: { min: 1000, max: 5000 },
  });
});

test('keeps the selection when new facets arrive', () => {
  loadList(brands('7', '8'), { chosen: { Brands: ['8'] } });
  loadList(brands('8', '9'), { chosen: { Brands: ['8'] } });
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '8', selected: true, disabled: false },
    { value: '9', selected: false },
  ]);
});

test('selects a value from the URL once its facet arrives', () => {
  loadList(brands('7', '8'), { chosen: { Brands: ['8'] } });
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '7', selected: false },
    { value: '8', selected: true },
  ]);
});

const under = (hint: string | null, value: string) => facetValue(value, { hint });
const expanded = () => selectFilter(store.getState()).categoryExpands;

test('expands a selected category until it is collapsed', () => {
  loadList([{ type: 'Categories', values: [under(null, 'coats')] }], {
    chosen: { Categories: ['coats'] },
  });
  expect(expanded()).toEqual(['coats']);
  store.dispatch(toggleCategory('coats'));
  const values = [under(null, 'coats'), under('coats', 'trench')];
  loadList([{ type: 'Categories', values }], {
    chosen: { Categories: ['coats'] },
    quick: ['reduced'],
  });
  expect(expanded()).toEqual([]);
});

test('expands the ancestors of a category selected by the URL', () => {
  const values = [under(null, 'clothes'), under('clothes', 'coats'), under('coats', 'trench')];
  loadList([{ type: 'Categories', values }], { chosen: { Categories: ['trench'] } });
  expect(expanded()).toEqual(expect.arrayContaining(['clothes', 'coats']));
});

test('keeps a selected value that is gone, disabled, until it is unselected', () => {
  loadList(brands('7', '8'));
  loadList(brands('8'), { chosen: { Brands: ['7'] } });
  expect(selectFacetValues(store.getState(), 'Brands')).toMatchObject([
    { value: '8', selected: false },
    { value: '7', selected: true, disabled: true, count: 0 },
  ]);
  loadList(brands('8'));
  expect(selectFacetValues(store.getState(), 'Brands').map(({ value }) => value)).toEqual(['8']);
});

test.each([
  ['no previous values', [], ['1'], [], ['1']],
  ['no new values', [facetValue('1')], [], ['1'], ['1']],
  ['unselected values are dropped', [facetValue('1')], ['2'], [], ['2']],
])('merges facet values: %s', (_, previous, next, selected, expected) => {
  const values = next.map((value) => facetValue(value));
  const merged = mergeFacetValues(previous, values, selected);
  expect(merged.map(({ value }) => value)).toEqual(expected);
});

test('clears all filters and the price range, but keeps the sort order', () => {
  const sort = 'newest';
  loadList(brands('7'), { sort, chosen: { Brands: ['7'] }, quick: ['reduced'] });
  loadList(brands('7'), { sort });
  expect(selectFilter(store.getState())).toMatchObject({
    sort: 'newest',
    filters: {},
    categoryFilters: [],
    quickFilterList: [],
    priceRange: { min: 0, max: 100_000 },
    brandList: [{ value: '7', selected: false }],
  });
});

test('another list starts without the facets and expanded categories of the one before', () => {
  loadList(brands('7'), { sort: 'price-asc', chosen: { Brands: ['7'] } });
  store.dispatch(toggleCategory('coats'));
  store.dispatch(toggleFacet('Colors'));
  loadList([], {}, false);
  expect(selectFilter(store.getState())).toEqual(selectFilter(makeStore().getState()));
});

test('finds a chip for every selected value that the list has', () => {
  loadList([...brands('7', '8'), { type: 'Sizes', values: [facetValue('M')] }]);
  const chips = findSelectedValues(selectFilter(store.getState()), {
    Sizes: ['M', 'XL'],
    Brands: ['7'],
  });
  expect(chips.map(({ type, value }) => [type, value.value])).toEqual([
    ['Brands', '7'],
    ['Sizes', 'M'],
  ]);
});

test('marks exactly the selected values', () => {
  const values = [facetValue('7', { selected: true }), facetValue('8')];
  expect(markSelected(values, ['8']).map(({ selected }) => selected)).toEqual([false, true]);
});

test('marks the attributes as dynamic if one of them is', () => {
  const values = [facetValue('wool'), facetValue('double-breasted', { dynamic: true })];
  loadList([{ type: 'Attributes', values }]);
  expect(selectFilter(store.getState()).attributeDynamic).toBe(true);
});

test.each<[Facet[], { min: number; max: number }]>([
  [[], FULL_PRICE_RANGE],
  [
    [{ type: 'Price', values: [facetValue('2300', { valueUpperBound: '48000' })] }],
    { min: 2300, max: 48_000 },
  ],
  [[{ type: 'Price', values: [facetValue('', { valueUpperBound: null })] }], FULL_PRICE_RANGE],
])('reads the price bounds of a list, case %#', (facets, bounds) => {
  expect(getPriceBounds(facets)).toEqual(bounds);
});
