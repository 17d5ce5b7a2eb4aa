import type { PromoCode, RewardPackage } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { groupByTab, parseTab, TABS } from './rules.ts';

const NOW = '2026-11-21T00:00:00.000Z';
const promoOffers = [
  { offerMoneyOff: { discountValue: 80_000, currencyCode: 'CNY', minValue: 0 } },
];
const rewardPackage = (id: string, status: RewardPackage['status']): RewardPackage => ({
  id,
  promotionId: 'p',
  name: id,
  description: '',
  status,
  opensAt: null,
  validFrom: NOW,
  validTo: NOW,
  isUsed: false,
  subscription: { id: 's' },
  promoOffers,
});
const promoCode = (
  code: string,
  status: PromoCode['status'],
  from: string | null = null,
): PromoCode => ({
  code,
  name: code,
  description: '',
  status,
  validFrom: NOW,
  validTo: NOW,
  promoOffers,
  rewardPackageId: from,
});
test('a coupon has the promotion of its package', () => {
  const { claimable, claimed } = groupByTab(
    [rewardPackage('b', 'claimable'), rewardPackage('c', 'claimed')],
    [promoCode('U', 'usable', 'c'), promoCode('V', 'usable')],
  );
  expect([...claimable, ...claimed].map(({ promotionId }) => promotionId)).toEqual([
    'p',
    'p',
    undefined,
  ]);
});

const keys = (packages: RewardPackage[], codes: PromoCode[]) => {
  const tabs = groupByTab(packages, codes);
  return TABS.map((tab) => tabs[tab].map(({ key }) => key).join(' '));
};

test('groups coupons by their state', () => {
  const packages = [
    rewardPackage('a', 'available'),
    rewardPackage('b', 'claimable'),
    rewardPackage('e', 'expired'),
  ];
  const codes = [
    promoCode('U', 'usable'),
    promoCode('R', 'reserved'),
    promoCode('S', 'used'),
    promoCode('X', 'expired'),
    promoCode('L', 'upcoming'),
  ];
  expect(keys(packages, codes)).toEqual(['U R', 'b', 'L a', 'S X e']);
});

test('shows a coupon that the shopper has only as its code', () => {
  expect(keys([rewardPackage('a', 'claimed')], [promoCode('A', 'usable', 'a')])).toEqual([
    'A',
    '',
    '',
    '',
  ]);
  expect(keys([rewardPackage('a', 'expired')], [promoCode('A', 'used', 'a')])).toEqual([
    '',
    '',
    '',
    'A',
  ]);
});

test('shows a package that can be claimed again beside its code', () => {
  expect(keys([rewardPackage('a', 'claimable')], [promoCode('A', 'usable', 'a')])).toEqual([
    'A',
    'a',
    '',
    '',
  ]);
});

test('shows the code of a usable coupon and marks a used one', () => {
  const { claimed, expired } = groupByTab([], [promoCode('U', 'usable'), promoCode('S', 'used')]);
  expect(claimed[0]).toMatchObject({ code: 'U', coupon: { status: 'claimed', isUsed: false } });
  expect(expired[0]).not.toHaveProperty('code');
  expect(expired[0]?.coupon).toMatchObject({ status: 'claimed', isUsed: true });
});

test.each([
  [undefined, 'claimed'],
  ['claimable', 'claimable'],
  ['nonsense', 'claimed'],
])('the query %s opens the tab %s', (text, tab) => {
  expect(parseTab(text)).toBe(tab);
});
