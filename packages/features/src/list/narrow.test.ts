import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { addressQuery } from './listing-query.ts';
import { toggleQuick, toggleValue, withPage, withPrice, withSort } from './narrow.ts';

const coats = readAddress({ category: '2001', page: '3' });

test('a choice is made and unmade, from the first page', () => {
  const chosen = toggleValue(toggleValue(coats, 'Brands', '7'), 'Brands', '8');
  expect(addressQuery(chosen)).toEqual({ category: '2001', brands: '7,8' });
  expect(addressQuery(toggleValue(chosen, 'Brands', '7'))).toEqual({
    category: '2001',
    brands: '8',
  });
});

test('quick filters of one parameter add up', () => {
  const both = toggleQuick(toggleQuick(coats, 'newSeason'), 'exclusive');
  expect(addressQuery(both).tags).toBe('NewSeason,Exclusive');
});

test('same-day delivery is one wish, whichever way it is told', () => {
  const quick = toggleQuick(coats, 'sameDay');
  expect(addressQuery(quick)).toEqual({ category: '2001', 'same-day-delivery': 'true' });
  expect(addressQuery(toggleValue(quick, 'SameDayDelivery', 'true'))).toEqual({ category: '2001' });
});

test('price and order are written when they say something', () => {
  const dear = withSort(withPrice(coats, { min: 5000, max: 100_000 }), 'price-desc');
  expect(addressQuery(dear)).toMatchObject({ 'price-min': '5000', sort: 'price-desc' });
});

test('another page keeps every choice', () => {
  const narrowed = toggleValue(coats, 'Sizes', 'M');
  expect(addressQuery(withPage(narrowed, 2))).toEqual({ category: '2001', sizes: 'M', page: '2' });
});
