import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { addressQuery, conditionOf, listingQuery } from './listing-query.ts';

test.each([
  [{ category: '2001' }, { type: 'category', id: '2001', keyword: '' }],
  [{ brandId: '7' }, { type: 'brand', id: '7', keyword: '' }],
  [{ set_id: '12' }, { type: 'set', id: '12', keyword: '' }],
  [{ sale: 'all' }, { type: 'sale', id: '', keyword: '' }],
  [{ sale: '3' }, { type: 'sale', id: '3', keyword: '' }],
  [{ keyword: '  风衣 ' }, { type: 'search', id: '', keyword: '风衣' }],
  [{}, { type: 'search', id: '', keyword: '' }],
])('%j is a list of %j', (query, source) => {
  expect(readAddress(query).source).toEqual(source);
});

test.each([
  ['an unknown order', { sort: 'random' }],
  ['an unknown gender', { gender: 'dogs' }],
  ['ids that are none', { brands: 'x,-1,0', categories: '1e9' }],
  ['a price in words', { 'price-min': 'cheap', 'price-max': '-5' }],
  ['a page out of reach', { page: '0' }],
  ['an unknown quick filter', { tags: 'Best', 'new-in-days': '90', reduced: 'yes' }],
])('%s narrows nothing', (_, query) => {
  const address = readAddress({ category: '1', ...query });
  expect(addressQuery(address)).toEqual({ category: '1' });
});

test.each([
  [
    { 'price-min': '5000', 'price-max': '2000' },
    { min: 2000, max: 5000 },
  ],
  [{ 'price-min': '200000' }, { min: 100_000, max: 100_000 }],
  [{ 'price-max': '3000' }, { min: 0, max: 3000 }],
])('the price range of %j', (query, range) => {
  expect(readAddress(query).filters.priceRange).toEqual(range);
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

test('an address that is read and written again is the same', () => {
  expect(addressQuery(readAddress(full))).toEqual(full);
});

test('the calls are asked for what the address says, but not for its source', () => {
  const { brand: _, page: __, ...asked } = full;
  expect(listingQuery(readAddress(full))).toEqual(asked);
});

test('more pages of a list are the same list; another filter is another', () => {
  const condition = conditionOf(readAddress(full));
  expect(conditionOf(readAddress({ ...full, page: '4' }))).toBe(condition);
  expect(conditionOf(readAddress({ ...full, sizes: 'M' }))).not.toBe(condition);
});
