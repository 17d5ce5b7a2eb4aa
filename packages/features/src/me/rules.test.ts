import { expect, test } from 'vitest';
import { benefitIcon, ordersBehind, progressOf, shownBenefits } from './rules.ts';

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
] as const)('%s means %j', (shortcut, ids) => {
  expect(ordersBehind(orders, shortcut).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [0, 3_000_000, 0],
  [1_500_000, 1_500_000, 50],
  [2_999_999, 1, 100],
  [0, 0, 0],
])('who has spent %d and lacks %d is at %d %%', (spent, missing, percent) => {
  expect(progressOf({ spent, next: { code: 'gold', missing } })).toBe(percent);
});

test('whoever has the highest tier has arrived', () => {
  expect(progressOf({ spent: 9, next: null })).toBe(100);
});

const benefit = (code: string) => ({ code, name: code, description: '' });
const tier = (code: string, ...codes: string[]) => ({
  code,
  name: code,
  from: 0,
  benefits: codes.map(benefit),
});
const all = [
  tier('member', 'welcome', 'birthday-gift'),
  tier('gold', 'welcome', 'birthday-gift', 'early-access', 'free-express'),
  tier('platinum', 'welcome', 'birthday-gift', 'early-access', 'free-express', 'private-sale'),
];
const standing = (current: string | null, next: string | null) => ({
  current,
  joinedAt: null,
  spent: 0,
  next: next === null ? null : { code: next, missing: 1 },
  tiers: all,
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
])('a tier of %s with %s ahead shows %j', (current, next, shown) => {
  const found = shownBenefits(standing(current, next));
  expect(found.map(({ code, from }) => (from ? `${code} from ${from}` : code))).toEqual(shown);
});

test('a benefit that is new to the shop has an icon too', () => {
  expect(benefitIcon('birthday-gift')).toBe('gift');
  expect(benefitIcon('tea')).toBe('star');
});
