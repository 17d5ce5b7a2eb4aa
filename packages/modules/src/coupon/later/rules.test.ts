import type { RewardPackage } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { couponLayout, filterCoupons } from './rules.ts';

const offer = { offerPercentOffShipping: { currencyCode: 'CNY', minValue: 0 } };
const createPackages = (...offers: number[]) =>
  offers.map((count) => ({ promoOffers: Array.from({ length: count }, () => offer) }));

test.each([
  [[1], 'single'],
  [[3], 'wallet'],
  [[1, 1], 'double'],
  [[3, 1], 'double'],
  [[1, 1, 1], 'triple'],
  [[1, 1, 1, 1, 1], 'triple'],
])('lays out packages with %j offers as %s', (offers, layout) => {
  expect(couponLayout(createPackages(...offers))).toBe(layout);
});

test('removes coupons of other promotions', () => {
  const packages = ['spring', 'autumn', 'spring'].map(
    (promotionId, index) => ({ id: `${index}`, promotionId }) as RewardPackage,
  );
  expect(filterCoupons(packages, ['spring']).map(({ id }) => id)).toEqual(['0', '2']);
  expect(filterCoupons(packages, [])).toEqual([]);
});
