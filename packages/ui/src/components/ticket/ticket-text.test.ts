import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import type { TicketCoupon, TicketLayout, TicketStatus } from './ticket-coupon.ts';
import {
  formatTicketAction,
  formatTicketAmount,
  formatTicketCondition,
  formatTicketTime,
} from './ticket-text.ts';

const zh = messages['zh-CN'];
const en = messages['en-US'];
const currencyCode = 'CNY';
const percent = (discountPercentage: number) => ({
  offerPercentOff: { discountPercentage, currencyCode, minValue: 0 },
});
const money = (discountValue: number, code = currencyCode) => ({
  offerMoneyOff: { discountValue, currencyCode: code, minValue: 800_000 },
});
const delivery = { offerPercentOffShipping: { currencyCode, minValue: 0 } };

test.each([
  [90, '1'],
  [15, '8.5'],
  [10, '9'],
  [99, '0.1'],
  [1, '9.9'],
])('%s %% off is shown as %s 折', (off, tenths) => {
  expect(formatTicketAmount(percent(off), zh)).toEqual({ value: tenths, after: '折' });
  expect(formatTicketAmount(percent(off), en)).toEqual({ value: String(off), after: '% off' });
});

test.each([
  [money(80_000), '¥', '800'],
  [money(120_000), '¥', '1,200'],
  [money(5_000, 'HKD'), 'HK$', '50'],
  [money(5_000, 'THB'), 'THB', '50'],
])('puts the currency before an amount off', (offer, before, value) => {
  expect(formatTicketAmount(offer, zh)).toEqual({ before, value });
});

test('shows free delivery as text instead of a number', () => {
  expect(formatTicketAmount(delivery, zh)).toEqual({ value: '免邮' });
  expect(formatTicketAmount(delivery, en)).toEqual({ value: 'Free', after: 'delivery' });
});

test('shows the minimum spend, or that there is none', () => {
  expect(formatTicketCondition(money(80_000), zh)).toBe('满 ¥8,000');
  expect(formatTicketCondition(delivery, zh)).toBe('不限金额');
  expect(formatTicketCondition(percent(15), en)).toBe('Any amount');
});

const NOW = Date.UTC(2026, 10, 20, 4);
const coupon = (more: Partial<TicketCoupon>): TicketCoupon => ({
  name: '秋日全场礼券',
  description: '全场',
  status: 'claimable',
  opensAt: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-31T16:00:00.000Z',
  isUsed: false,
  promoOffers: [money(80_000)],
  ...more,
});

test.each([
  ['an end at midnight belongs to the day before', {}, false, '至 2026.12.31'],
  ['omits the year in short layouts', {}, true, '至 12.31'],
  [
    'shows the opening time in China time',
    { status: 'available', opensAt: '2026-11-25T02:00:00.000Z' },
    true,
    '11.25 10:00 开始',
  ],
  [
    'uses the start of validity when there is no opening time',
    { status: 'available' },
    true,
    '11.01 08:00 开始',
  ],
  [
    'shows the end date of an expired coupon',
    { status: 'expired', validTo: '2026-11-17T16:00:00.000Z' },
    true,
    '已于 11.17 结束',
  ],
  ['shows no date when all were claimed before the end', { status: 'expired' }, true, ''],
] as const)('%s', (_, more, isShort, text) => {
  expect(formatTicketTime(coupon(more), zh, { isShort, now: NOW, language: 'zh-CN' })).toBe(text);
});

test.each([
  [false, 'Until 31 Dec 2026'],
  [true, 'Until 31 Dec'],
])('English dates use month names; short: %s', (isShort, text) => {
  expect(formatTicketTime(coupon({}), en, { isShort, now: NOW, language: 'en-US' })).toBe(text);
});

test.each<[TicketLayout, TicketStatus, string]>([
  ['single', 'available', '敬请期待'],
  ['single', 'claimable', '立即领取'],
  ['single', 'claimed', '立即使用'],
  ['single', 'expired', '已结束'],
  ['double', 'available', '未开始'],
  ['double', 'claimable', '立即抢'],
  ['double', 'claimed', '去使用'],
  ['double', 'expired', '已结束'],
  ['triple', 'available', '敬请期待'],
  ['triple', 'claimable', '立即领取'],
  ['triple', 'claimed', '立即使用'],
  ['triple', 'expired', '已结束'],
  ['wallet', 'available', '敬请期待'],
  ['wallet', 'claimable', '一键领取'],
  ['wallet', 'claimed', '立即使用'],
  ['wallet', 'expired', '已结束'],
])('a %s ticket that is %s has the label %s', (layout, status, label) => {
  expect(formatTicketAction({ status, isUsed: false }, layout, zh)).toBe(label);
});

test('a used coupon has the label "used"', () => {
  expect(formatTicketAction({ status: 'claimed', isUsed: true }, 'double', zh)).toBe('已使用');
  expect(formatTicketAction({ status: 'claimed', isUsed: true }, 'wallet', en)).toBe('Used');
});
