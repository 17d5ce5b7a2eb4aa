import type { BagItem, BagNotice } from '@vitrine/contract';
import { expect, test } from 'vitest';
import {
  countCheckoutItems,
  findNearestFreeDelivery,
  groupByBoutique,
  isUnavailable,
  limitQuantity,
  pickNotice,
} from './rules.ts';
import { bagItem, boutique } from './testing/fixtures.ts';

const ids = (items: readonly BagItem[]) => items.map(({ id }) => id);

test('groups the available items by boutique, in the order of the bag', () => {
  const items = [
    bagItem('1', { merchantId: '302' }),
    bagItem('2'),
    bagItem('3', { merchantId: '302' }),
    bagItem('4', { notices: ['sold-out'] }),
    bagItem('5', { merchantId: '303', notices: ['gone'] }),
  ];
  const boutiques = { 301: boutique('301'), 302: boutique('302'), 303: boutique('303') };
  const groups = groupByBoutique({ items, boutiques });
  expect(
    groups.map(({ boutique: { merchant }, items: grouped }) => [merchant.id, ids(grouped)]),
  ).toEqual([
    ['302', ['1', '3']],
    ['301', ['2']],
  ]);
});

test('counts the quantities of available items', () => {
  const items = [bagItem('1', { quantity: 2 }), bagItem('2'), bagItem('3', { quantity: 4 })];
  expect(countCheckoutItems({ items, availables: ['1', '2'] })).toBe(3);
});

test.each([
  ['the least missing', [500, 300], false, 300],
  ['none, when every delivery is free', [null, 0], false, undefined],
  ['none, when there is one fee for all', [500], true, undefined],
] as const)(
  'finds the boutique closest to free delivery: %s',
  (_, missing, isFlatRate, expected) => {
    const groups = missing.map((missingForFree, index) => {
      const { merchant, ...rest } = boutique(String(index));
      const shipping = { fee: 1, regularFee: 1, freeFrom: 1, missingForFree, promise: null };
      return { boutique: { ...rest, merchant, shipping }, items: [] };
    });
    expect(findNearestFreeDelivery(groups, isFlatRate)?.missing).toBe(expected);
  },
);

test.each<[BagNotice[], boolean, string | undefined]>([
  [[], false, undefined],
  [['sold-out'], true, undefined],
  [['gone'], true, undefined],
  [['price-down'], false, 'price-down'],
  [['price-up', 'last-piece'], false, 'last-piece'],
  [['price-up', 'fewer-left'], false, 'fewer-left'],
])('%j: unavailable %s, shows %s', (notices, unavailable, shown) => {
  expect(isUnavailable({ notices })).toBe(unavailable);
  expect(pickNotice({ notices })).toBe(shown);
});

test.each([
  [2, 5, 2],
  [0, 5, 1],
  [4, 2, 2],
  [2, 0, 1],
])('limits %i of %i in stock to %i', (wanted, availableQuantity, next) => {
  expect(limitQuantity(wanted, { availableQuantity })).toBe(next);
});
