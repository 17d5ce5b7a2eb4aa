import type { PromoCode, RewardPackage } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { couponsByTab, TABS, tabOf } from './rules.ts';

const NOW = '2026-11-21T00:00:00.000Z';
const promoOffers = [
  { offerMoneyOff: { discountValue: 80_000, currencyCode: 'CNY', minValue: 0 } },
];
const pack = (id: string, status: RewardPackage['status']): RewardPackage => ({
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
const code = (of: string, status: PromoCode['status'], from: string | null = null): PromoCode => ({
  code: of,
  name: of,
  description: '',
  status,
  validFrom: NOW,
  validTo: NOW,
  promoOffers,
  rewardPackageId: from,
});
test('a coupon knows whose terms it is under', () => {
  const { claimable, claimed } = couponsByTab(
    [pack('b', 'claimable'), pack('c', 'claimed')],
    [code('U', 'usable', 'c'), code('V', 'usable')],
  );
  expect([...claimable, ...claimed].map(({ promotionId }) => promotionId)).toEqual([
    'p',
    'p',
    undefined,
  ]);
});

const keys = (packages: RewardPackage[], codes: PromoCode[]) => {
  const tabs = couponsByTab(packages, codes);
  return TABS.map((tab) => tabs[tab].map(({ key }) => key).join(' '));
};

test('every coupon stands in the tab where it belongs', () => {
  const packages = [pack('a', 'available'), pack('b', 'claimable'), pack('e', 'expired')];
  const codes = [
    code('U', 'usable'),
    code('R', 'reserved'),
    code('S', 'used'),
    code('X', 'expired'),
    code('L', 'upcoming'),
  ];
  expect(keys(packages, codes)).toEqual(['U R', 'b', 'L a', 'S X e']);
});

test('what somebody has is shown once: as its code', () => {
  expect(keys([pack('a', 'claimed')], [code('A', 'usable', 'a')])).toEqual(['A', '', '', '']);
  expect(keys([pack('a', 'expired')], [code('A', 'used', 'a')])).toEqual(['', '', '', 'A']);
});

test('one that can be claimed again stands beside the one somebody has', () => {
  expect(keys([pack('a', 'claimable')], [code('A', 'usable', 'a')])).toEqual(['A', 'a', '', '']);
});

test('only what can be spent tells its code, and what was spent says so', () => {
  const { claimed, expired } = couponsByTab([], [code('U', 'usable'), code('S', 'used')]);
  expect(claimed[0]).toMatchObject({ code: 'U', coupon: { status: 'claimed', isUsed: false } });
  expect(expired[0]).not.toHaveProperty('code');
  expect(expired[0]?.coupon).toMatchObject({ status: 'claimed', isUsed: true });
});

test.each([
  [undefined, 'claimed'],
  ['claimable', 'claimable'],
  ['nonsense', 'claimed'],
])('the tab of %s', (text, tab) => {
  expect(tabOf(text)).toBe(tab);
});
