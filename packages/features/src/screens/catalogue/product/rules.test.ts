import type { RewardPackage } from '@vitrine/contract';
import type { AvailableSize } from '@vitrine/state';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import {
  findSameSize,
  findSelectedSize,
  findSharedScale,
  formatFullSize,
  formatSize,
  getShownPrice,
  getSizeTexts,
  getStock,
  getTagTexts,
  hasLongLabels,
  isStockError,
  pickCoupon,
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
] as const)('a size with %i products is %s', (quantity, stock) => {
  expect(getStock({ quantity })).toBe(stock);
});

test.each([
  ['no selection', [size('a', 1), size('b', 2)], '', undefined],
  ['one of several', [size('a', 1), size('b', 2)], 'b', 'b'],
  ['a selected size that is sold out', [size('a', 1), size('b', 0)], 'b', undefined],
  ['the only size', [size('a', 1)], '', 'a'],
  ['the only size, sold out', [size('a', 0)], 'a', undefined],
  ['no sizes', [], 'a', undefined],
])('finds the selected size: %s', (_, sizes, variantId, expected) => {
  expect(findSelectedSize(sizes, variantId)?.variantId).toBe(expected);
});

const sized = (variantId: string, name: string, quantity: number, scale = 'FR') => ({
  ...size(variantId, quantity),
  size: name,
  scale,
});

test.each([
  ['the same size in stock', [sized('b36', '36', 1), sized('b38', '38', 2)], 'a38', 'b38'],
  ['that size sold out', [sized('b38', '38', 0)], 'a38', ''],
  ['other sizes only', [sized('b36', '36', 1)], 'a38', ''],
  ['the same number on another scale', [sized('b38', '38', 1, 'IT')], 'a38', ''],
  ['no size chosen', [sized('b38', '38', 1)], '', ''],
])('keeps the size in another colour: %s', (_, to, variantId, expected) => {
  expect(findSameSize([sized('a36', '36', 1), sized('a38', '38', 1)], variantId, to)).toBe(
    expected,
  );
});

test('shows the price of the selected size', () => {
  const product = { defaultFinalPrice: 1, defaultOriginPrice: 2 };
  expect(getShownPrice(product, undefined)).toEqual({ price: 1, original: 2 });
  expect(getShownPrice(product, size('a', 1, 150))).toEqual({ price: 150, original: 200 });
});

test.each([
  ['38', 'FR 38', 'FR', '38', 'FR'],
  ['M', 'M', '', 'M', ''],
  ['85', '85 cm', 'CM', '85 cm', ''],
  ['OS', '均码', '', '均码', ''],
  ['13', '圈口 13', '圈口', '13', '圈口'],
])('shows size %s (%s, size system %j) as %s', (name, description, scale, label, shared) => {
  const sizeOfProduct = { ...size('a', 1), size: name, description, scale };
  expect(formatSize(sizeOfProduct)).toBe(label);
  expect(findSharedScale([sizeOfProduct])).toBe(shared);
});

test.each([
  ['', '尺码', '', '请选择尺码', '各尺码均已售罄'],
  ['FR', '尺码', 'FR', '请选择尺码', '各尺码均已售罄'],
  ['圈口', '圈口', '', '请选择圈口', '已售罄'],
])('calls the choice in the size system %j %s', (scale, name, shared, choose, soldOut) => {
  const texts = getSizeTexts([{ ...size('a', 1), size: '13', scale }], messages['zh-CN']);
  expect(texts).toMatchObject({ name, scale: shared, choose, soldOut });
});

const t = { tags: { NewSeason: 'new', Exclusive: 'only here' }, lowStock: 'few' };

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
])('builds the texts above the name, case %#', (product, expected) => {
  expect(getTagTexts(product, t)).toEqual(expected);
});

test.each([
  ['38', false],
  ['104 cm', true],
  ['One size', true],
])('the size text %s needs wider buttons: %s', (name, long) => {
  expect(hasLongLabels([size('38', 1), { ...size('a', 1), size: name }])).toBe(long);
});

test.each([
  ['38', 'FR 38', 'FR', 'FR 38'],
  ['OS', '均码', '', '均码'],
])('shows size %s (%s, size system %s) in full as %s', (name, description, scale, full) => {
  expect(formatFullSize({ ...size('a', 1), size: name, description, scale })).toBe(full);
});

test.each([
  ['sold-out', true],
  ['not-enough-left', true],
  ['bag-full', false],
  [undefined, false],
])('the error reason %s needs a reload of the sizes: %s', (reason, expected) => {
  expect(isStockError(reason)).toBe(expected);
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
  ['a used coupon', [coupon('claimed', '2026', true)], undefined],
  ['a coupon that is not claimable yet', [coupon('available', '2026')], undefined],
  [
    'two claimable coupons',
    [coupon('claimable', '2027'), coupon('claimable', '2026')],
    'claimable until 2026',
  ],
  [
    'a claimed coupon',
    [coupon('claimable', '2026'), coupon('claimed', '2028')],
    'claimed until 2028',
  ],
])('picks the coupon to show from: %s', (_, packages, id) => {
  expect(pickCoupon(packages)?.id).toBe(id);
});
