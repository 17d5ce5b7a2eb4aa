import { expect, test } from 'vitest';
import {
  benefitIcon,
  calculateProgress,
  filterOrders,
  listBenefits,
  listShortcuts,
} from './rules.ts';

const statuses = [
  'paid',
  'accepted',
  'packed',
  'shipped',
  'clearing',
  'delivering',
  'delivered',
  'cancelled',
] as const;
const orders = statuses.map((status) => ({ id: status, status }));

test.each([
  ['preparing', ['paid', 'accepted', 'packed']],
  ['onTheWay', ['shipped', 'delivering']],
  ['clearing', ['clearing']],
  ['arrived', ['delivered']],
] as const)('the shortcut %s lists orders of the statuses %j', (shortcut, ids) => {
  expect(filterOrders(orders, shortcut).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['imports', true, [], true],
  ['sends from within the country', false, [], false],
  ['imported an order that is at customs still', false, orders, true],
] as const)(
  'a shop that %s has the shortcut of customs or not',
  (_, importsGoods, of, hasCustoms) => {
    expect(listShortcuts(importsGoods, of).includes('clearing')).toBe(hasCustoms);
  },
);

test.each([
  [0, 3_000_000, 0],
  [1_500_000, 1_500_000, 50],
  [2_999_999, 1, 100],
  [0, 0, 0],
])('after spending %d with %d missing the progress is %d %%', (spent, missing, percent) => {
  expect(calculateProgress({ spent, next: { code: 'gold', missing } })).toBe(percent);
});

test('the progress at the highest tier is 100 %', () => {
  expect(calculateProgress({ spent: 9, next: null })).toBe(100);
});

const benefit = (code: string) => ({ code, name: code, description: '' });
const tier = (code: string, ...codes: string[]) => ({
  code,
  name: code,
  from: 0,
  windowDays: 365,
  benefits: codes.map(benefit),
});
const allTiers = [
  tier('member', 'welcome', 'birthday-gift'),
  tier('gold', 'welcome', 'birthday-gift', 'early-access', 'free-express'),
  tier('platinum', 'welcome', 'birthday-gift', 'early-access', 'free-express', 'private-sale'),
];
const createTiers = (current: string | null, next: string | null) => ({
  current,
  joinedAt: null,
  former: null,
  keptUntil: null,
  spent: 0,
  next: next === null ? null : { code: next, missing: 1 },
  tiers: allTiers,
});

test.each([
  [
    'gold',
    'platinum',
    ['birthday-gift', 'early-access', 'free-express', 'private-sale from platinum'],
  ],
  ['member', 'gold', ['welcome', 'birthday-gift', 'early-access from gold']],
  ['platinum', null, ['birthday-gift', 'early-access', 'free-express', 'private-sale']],
  [null, 'member', ['welcome from member']],
])('a shopper at tier %s with next tier %s sees the benefits %j', (current, next, shown) => {
  const benefits = listBenefits(createTiers(current, next));
  expect(benefits.map(({ code, from }) => (from ? `${code} from ${from}` : code))).toEqual(shown);
});

test('an unknown benefit has the default icon', () => {
  expect(benefitIcon('birthday-gift')).toBe('gift');
  expect(benefitIcon('tea')).toBe('star');
});
