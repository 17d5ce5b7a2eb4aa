import type { RewardPackage } from '@vitrine/contract';
import type { AvailableSize } from '@vitrine/state';
import { expect, test } from 'vitest';
import {
  chosenSize,
  couponFor,
  fullSize,
  hasLongLabels,
  hasSoldMeanwhile,
  sharedScale,
  shownPrice,
  sizeLabel,
  stockOf,
  tagLine,
} from './rules.ts';

const size = (variantId: string, quantity: number, price = 100): AvailableSize => ({
  variantId,
  size: variantId,
  description: '',
  scale: 'FR',
  quantity,
  price,
  originalPrice: 200,
});

test.each([
  [0, 'sold-out'],
  [1, 'one-left'],
  [2, 'in-stock'],
] as const)('%i pieces are %s', (quantity, stock) => {
  expect(stockOf({ quantity })).toBe(stock);
});

test.each([
  ['nothing chosen', [size('a', 1), size('b', 2)], '', undefined],
  ['one of several', [size('a', 1), size('b', 2)], 'b', 'b'],
  ['one that has sold meanwhile', [size('a', 1), size('b', 0)], 'b', undefined],
  ['the only size', [size('a', 1)], '', 'a'],
  ['the only size, sold', [size('a', 0)], 'a', undefined],
  ['none at all', [], 'a', undefined],
])('chosen with %s', (_, sizes, variantId, expected) => {
  expect(chosenSize(sizes, variantId)?.variantId).toBe(expected);
});

test('the price is that of the chosen size', () => {
  const product = { defaultFinalPrice: 1, defaultOriginPrice: 2 };
  expect(shownPrice(product, undefined)).toEqual({ price: 1, original: 2 });
  expect(shownPrice(product, size('a', 1, 150))).toEqual({ price: 150, original: 200 });
});

test.each([
  ['38', 'FR 38', 'FR', '38', 'FR'],
  ['M', 'M', '', 'M', ''],
  ['85', '85 cm', 'CM', '85 cm', ''],
  ['OS', '均码', '', '均码', ''],
])('size %s, %s on scale %j, is written %s', (name, description, scale, label, shared) => {
  const one = { ...size('a', 1), size: name, description, scale };
  expect(sizeLabel(one)).toBe(label);
  expect(sharedScale([one])).toBe(shared);
});

const words = { tags: { NewSeason: 'new', Exclusive: 'only here' }, lowStock: 'few' };

test.each([
  [{ tag: null, labels: [], availableSizes: [size('a', 2)] }, []],
  [{ tag: 'NewSeason' as const, labels: [], availableSizes: [size('a', 1)] }, ['new', 'few']],
  [
    {
      tag: 'Exclusive' as const,
      labels: [{ id: 1001, name: 'only here', priority: 1 }],
      availableSizes: [],
    },
    ['only here'],
  ],
])('the line above the name, %#', (product, expected) => {
  expect(tagLine(product, words)).toEqual(expected);
});

test.each([
  ['38', false],
  ['104 cm', true],
  ['One size', true],
])('a size written %s needs more room: %s', (name, long) => {
  expect(hasLongLabels([size('38', 1), { ...size('a', 1), size: name }])).toBe(long);
});

test.each([
  ['38', 'FR 38', 'FR', 'FR 38'],
  ['OS', '均码', '', '均码'],
])('size %s in full is %s', (name, description, scale, full) => {
  expect(fullSize({ ...size('a', 1), size: name, description, scale })).toBe(full);
});

test.each([
  ['sold-out', true],
  ['not-enough-left', true],
  ['bag-full', false],
  [undefined, false],
])('after %s the sizes are drawn anew: %s', (reason, anew) => {
  expect(hasSoldMeanwhile(reason)).toBe(anew);
});

const coupon = (
  status: RewardPackage['status'],
  validTo: string,
  isUsed = false,
): RewardPackage => ({
  id: `${status} until ${validTo}`,
  promotionId: 'p',
  name: '',
  description: '',
  status,
  opensAt: null,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo,
  isUsed,
  subscription: { id: 's' },
  promoOffers: [],
});

test.each([
  ['none', [], undefined],
  ['one that was used', [coupon('claimed', '2026', true)], undefined],
  ['one to come', [coupon('available', '2026')], undefined],
  [
    'one to claim',
    [coupon('claimable', '2027'), coupon('claimable', '2026')],
    'claimable until 2026',
  ],
  ['one in hand', [coupon('claimable', '2026'), coupon('claimed', '2028')], 'claimed until 2028'],
])('the coupon worth a line of %s', (_, packages, id) => {
  expect(couponFor(packages)?.id).toBe(id);
});
