import type { BagItem, BagNotice } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { bagItem, boutique } from './bag-fixture.ts';
import { groupsOf, isGone, nearestFree, nextQuantity, piecesOf, toldNotice } from './rules.ts';

const ids = (items: readonly BagItem[]) => items.map(({ id }) => id);

test('what can be bought stands by boutique, in the order of the bag; what cannot stands nowhere', () => {
  const items = [
    bagItem('1', { merchantId: '302' }),
    bagItem('2'),
    bagItem('3', { merchantId: '302' }),
    bagItem('4', { notices: ['sold-out'] }),
    bagItem('5', { merchantId: '303', notices: ['gone'] }),
  ];
  const boutiques = { 301: boutique('301'), 302: boutique('302'), 303: boutique('303') };
  const groups = groupsOf({ items, boutiques });
  expect(groups.map(({ boutique: { merchant }, items: own }) => [merchant.id, ids(own)])).toEqual([
    ['302', ['1', '3']],
    ['301', ['2']],
  ]);
});

test('pieces are counted that can be ordered as they are', () => {
  const items = [bagItem('1', { quantity: 2 }), bagItem('2'), bagItem('3', { quantity: 4 })];
  expect(piecesOf({ items, availables: ['1', '2'] })).toBe(3);
});

test.each([
  ['the least missing', [500, 300], false, 300],
  ['none, when every delivery is free', [null, 0], false, undefined],
  ['none, when there is one fee for all', [500], true, undefined],
] as const)('of free delivery is told: %s', (_, missing, isFlatRate, told) => {
  const groups = missing.map((missingForFree, index) => {
    const { merchant, ...rest } = boutique(String(index));
    const shipping = { fee: 1, freeFrom: 1, missingForFree };
    return { boutique: { ...rest, merchant, shipping }, items: [] };
  });
  expect(nearestFree(groups, isFlatRate)?.missing).toBe(told);
});

test.each<[BagNotice[], boolean, string | undefined]>([
  [[], false, undefined],
  [['sold-out'], true, undefined],
  [['gone'], true, undefined],
  [['price-down'], false, 'price-down'],
  [['price-up', 'last-piece'], false, 'last-piece'],
  [['price-up', 'fewer-left'], false, 'fewer-left'],
])('%j: gone %s, told %s', (notices, gone, told) => {
  expect(isGone({ notices })).toBe(gone);
  expect(toldNotice({ notices })).toBe(told);
});

test.each([
  [2, 5, 2],
  [0, 5, 1],
  [4, 2, 2],
  [2, 0, 1],
])('%i wanted of %i is %i', (wanted, availableQuantity, next) => {
  expect(nextQuantity(wanted, { availableQuantity })).toBe(next);
});
