import { expect, test } from 'vitest';
import {
  clearFilters,
  countFilters,
  getCondition,
  isQuickFilterSelected,
  parseListUrl,
  setFilters,
  toFilterParameters,
  toggleFilter,
  toggleQuickFilter,
  toListQuery,
} from './list-url.ts';

test.each([
  [{ category: '2001' }, { type: 'category', id: '2001', keyword: '' }],
  [{ brandId: '7' }, { type: 'brand', id: '7', keyword: '' }],
  [{ set_id: '12' }, { type: 'set', id: '12', keyword: '' }],
  [{ sale: 'all' }, { type: 'sale', id: '', keyword: '' }],
  [{ sale: '3' }, { type: 'sale', id: '3', keyword: '' }],
  [{ keyword: '  风衣 ' }, { type: 'search', id: '', keyword: '风衣' }],
  [{}, { type: 'search', id: '', keyword: '' }],
])('parses the collection of %j', (query, collection) => {
  expect(parseListUrl(query).collection).toEqual(collection);
});

test.each([
  ['an unknown sort order', { sort: 'random' }],
  ['an unknown gender', { gender: 'dogs' }],
  ['invalid ids', { brands: 'x,-1,0', categories: '1e9' }],
  ['a price that is no number', { 'price-min': 'cheap', 'price-max': '-5' }],
  ['page zero', { page: '0' }],
  ['an unknown quick filter', { tags: 'Best', 'new-in-days': '90', reduced: 'yes' }],
])('ignores %s', (_, query) => {
  const url = parseListUrl({ category: '1', ...query });
  expect(toListQuery(url)).toEqual({ category: '1' });
});

test.each([
  [
    { 'price-min': '5000', 'price-max': '2000' },
    { min: 2000, max: 5000 },
  ],
  [{ 'price-min': '200000' }, { min: 100_000, max: 100_000 }],
  [{ 'price-max': '3000' }, { min: 0, max: 3000 }],
])('parses the price range of %j', (query, range) => {
  expect(parseListUrl(query).filters.priceRange).toEqual(range);
});

const full = {
  brand: '7',
  gender: 'women',
  sort: 'newest',
  categories: '2001,2002',
  sizes: 'M,38',
  colors: 'camel',
  discounts: '20',
  attributes: 'wool',
  'price-min': '2000',
  'price-max': '32000',
  tags: 'NewSeason,Exclusive',
  'new-in-days': '7',
  'same-day-delivery': 'true',
  reduced: 'true',
  page: '3',
};

test('a parsed URL is written as the same URL', () => {
  expect(toListQuery(parseListUrl(full))).toEqual(full);
});

test('the listing calls get every parameter except the collection and the page', () => {
  const { brand: _, page: __, ...parameters } = full;
  expect(toFilterParameters(parseListUrl(full))).toEqual(parameters);
});

test('the condition changes with a filter, but not with the page', () => {
  const condition = getCondition(parseListUrl(full));
  expect(getCondition(parseListUrl({ ...full, page: '4' }))).toBe(condition);
  expect(getCondition(parseListUrl({ ...full, sizes: 'M' }))).not.toBe(condition);
});

const coats = parseListUrl({ category: '2001', page: '3' });

test('toggles a filter on and off, and starts at the first page', () => {
  const filtered = toggleFilter(toggleFilter(coats, 'Brands', '7'), 'Brands', '8');
  expect(toListQuery(filtered)).toEqual({ category: '2001', brands: '7,8' });
  expect(toListQuery(toggleFilter(filtered, 'Brands', '7'))).toEqual({
    category: '2001',
    brands: '8',
  });
});

test('combines two quick filters with the same parameter', () => {
  const both = toggleQuickFilter(toggleQuickFilter(coats, 'newSeason'), 'exclusive');
  expect(toListQuery(both).tags).toBe('NewSeason,Exclusive');
});

test('toggles same-day delivery as a quick filter and as a facet', () => {
  const quick = toggleQuickFilter(coats, 'sameDay');
  expect(toListQuery(quick)).toEqual({ category: '2001', 'same-day-delivery': 'true' });
  expect(toListQuery(toggleFilter(quick, 'SameDayDelivery', 'true'))).toEqual({ category: '2001' });
});

test('writes the price range and the sort order into the query', () => {
  const priceRange = { min: 5000, max: 100_000 };
  const expensive = setFilters(coats, { priceRange, sort: 'price-desc' });
  expect(toListQuery(expensive)).toMatchObject({ 'price-min': '5000', sort: 'price-desc' });
});

test('the next page keeps every filter', () => {
  const filtered = toggleFilter(coats, 'Sizes', 'M');
  expect(toListQuery({ ...filtered, page: 2 })).toEqual({
    category: '2001',
    sizes: 'M',
    page: '2',
  });
});

test('clears every filter, but keeps the list and the sort order', () => {
  const { brand, gender, sort } = full;
  expect(toListQuery(clearFilters(parseListUrl(full)))).toEqual({ brand, gender, sort });
});

test('counts every selected filter once', () => {
  const query = { brand: '7', brands: '8,9', reduced: 'true', 'same-day-delivery': 'true' };
  const url = parseListUrl({ ...query, 'price-min': '2000', sort: 'newest' });
  expect(countFilters(url)).toBe(5);
  expect(isQuickFilterSelected(url, 'sameDay')).toBe(true);
  expect(isQuickFilterSelected(url, 'newIn')).toBe(false);
});
