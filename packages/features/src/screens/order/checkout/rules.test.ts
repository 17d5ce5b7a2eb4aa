import { describe, expect, test } from 'vitest';
import { messages } from './messages.ts';
import {
  closedStatusByReason,
  formatDiscount,
  formatFlatRate,
  formatMinimumSpend,
  getClosedStatus,
  isPromoCode,
  listSections,
  matchesMaskedName,
  parseStep,
  readItemErrors,
  stepByReason,
} from './rules.ts';
import { sectionMessages } from './section-messages.ts';
import { order } from './testing/fixtures.ts';

const zh = sectionMessages['zh-CN'];
const en = sectionMessages['en-US'];

test.each([
  ['address', 'address'],
  ['payment', 'payment'],
  ['elsewhere', undefined],
  [undefined, undefined],
])('parses %s as step %s', (text, step) => expect(parseStep(text)).toBe(step));

test('has no personal ID section for an order that does not cross customs', () => {
  expect(listSections({ isPersonalIdRequired: true })).toHaveLength(5);
  expect(listSections({ isPersonalIdRequired: false })).not.toContain('identity');
});

describe('the time left of the reservation', () => {
  test.each([
    ['open', 1, undefined],
    ['open', 0, 'expired'],
    ['expired', 0, 'expired'],
    ['placed', 0, 'placed'],
    ['abandoned', 600, 'abandoned'],
  ] as const)('%s with %s seconds left is closed as %s', (status, seconds, closedStatus) => {
    expect(getClosedStatus(status, seconds)).toBe(closedStatus);
  });
});

test.each([
  ['checkout-expired', 'expired', undefined],
  ['checkout-closed', 'abandoned', undefined],
  ['checkout-placed', 'placed', undefined],
  ['address-needed', undefined, 'address'],
  ['personal-id-needed', undefined, 'identity'],
  ['promo-expired', undefined, 'offers'],
  ['stock-gone', undefined, undefined],
  [undefined, undefined, undefined],
])('%s closes the checkout as %s, or is fixed in step %s', (reason, closedStatus, step) => {
  expect(closedStatusByReason(reason)).toBe(closedStatus);
  expect(stepByReason(reason)).toBe(step);
});

test('reads only the messages about items', () => {
  expect(readItemErrors({ 'items.7': '已售罄', addressId: '有误' })).toEqual({ 7: '已售罄' });
});

test.each([
  ['林知夏', '林**', true],
  ['周景行', '林**', false],
  ['林夏', '林**', false],
])('%s matches %s: %s', (name, maskedName, matches) => {
  expect(matchesMaskedName(name, { maskedName })).toBe(matches);
});

test('says what a shared delivery fee saves', () => {
  const [boutique] = order().shippingOptions;
  if (!boutique) throw new Error('the order has no boutique');
  const shared = order({ shippingOptions: [boutique, { ...boutique, fee: 5_000 }] });
  expect(formatFlatRate(shared, messages['zh-CN'])).toBe(
    '合并计收一份配送费 ¥200，比分别计收省 ¥100',
  );
});

test.each([
  ['elsewhere ', true],
  ['AB', false],
  ['AUTUMN 800', false],
  ['', false],
])('"%s" is a promo code: %s', (text, isValid) => expect(isPromoCode(text)).toBe(isValid));

describe('a coupon', () => {
  const currencyCode = 'CNY';
  const money = { offerMoneyOff: { discountValue: 80_000, currencyCode, minValue: 800_000 } };
  const percent = { offerPercentOff: { discountPercentage: 15, currencyCode, minValue: 0 } };
  const shipping = { offerPercentOffShipping: { currencyCode, minValue: 0 } };
  test.each([
    [money, '减 ¥800', '¥800 off', '满 ¥8,000 可用'],
    [percent, '8.5 折', '15% off', ''],
    [shipping, '免配送费', 'Free delivery', ''],
  ])('%j', (offer, chinese, english, condition) => {
    expect(formatDiscount(offer, zh)).toBe(chinese);
    expect(formatDiscount(offer, en)).toBe(english);
    expect(formatMinimumSpend(offer, zh)).toBe(condition);
  });
});
