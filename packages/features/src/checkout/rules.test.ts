import { describe, expect, test } from 'vitest';
import { chosenWords } from './chosen-words.ts';
import { messages } from './messages.ts';
import {
  clockOf,
  conditionOf,
  daysOf,
  flatRateText,
  isCode,
  isSamePerson,
  lackingOf,
  overBy,
  overByReason,
  secondsLeft,
  sectionsOf,
  stepByReason,
  stepOf,
  worthOf,
} from './rules.ts';
import { order } from './testing/fixtures.ts';

const zh = chosenWords['zh-CN'];
const en = chosenWords['en-US'];

test.each([
  ['address', 'address'],
  ['payment', 'payment'],
  ['elsewhere', undefined],
  [undefined, undefined],
])('of %s the step is %s', (text, step) => expect(stepOf(text)).toBe(step));

test('what stays out of customs has one section less', () => {
  expect(sectionsOf({ isPersonalIdRequired: true })).toHaveLength(5);
  expect(sectionsOf({ isPersonalIdRequired: false })).not.toContain('identity');
});

describe('the time for which pieces are held', () => {
  const end = '2026-11-20T04:15:00.000Z';
  test.each([
    [Date.parse(end) - 900_000, 900, '15:00'],
    [Date.parse(end) - 59_001, 60, '01:00'],
    [Date.parse(end) - 1, 1, '00:01'],
    [Date.parse(end), 0, '00:00'],
    [Date.parse(end) + 5_000, 0, '00:00'],
  ])('at %s', (now, seconds, clock) => {
    expect(secondsLeft(end, now)).toBe(seconds);
    expect(clockOf(seconds)).toBe(clock);
  });

  test.each([
    ['open', 1, undefined],
    ['open', 0, 'expired'],
    ['expired', 0, 'expired'],
    ['placed', 0, 'placed'],
    ['abandoned', 600, 'abandoned'],
  ] as const)('%s with %s seconds left is over by %s', (status, seconds, by) => {
    expect(overBy(status, seconds)).toBe(by);
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
])('%s ends the checkout by %s, or is put right at %s', (reason, over, step) => {
  expect(overByReason(reason)).toBe(over);
  expect(stepByReason(reason)).toBe(step);
});

test('only what is said of items is taken from a refusal', () => {
  expect(lackingOf({ 'items.7': '已售罄', addressId: '有误' })).toEqual({ 7: '已售罄' });
});

test.each([
  ['林知夏', '林**', true],
  ['周景行', '林**', false],
  ['林夏', '林**', false],
])('%s may be %s: %s', (name, maskedName, same) => {
  expect(isSamePerson(name, { maskedName })).toBe(same);
});

test.each([
  ['standard', 5, 8, '5–8 个工作日'],
  ['express', 3, 3, '3 个工作日'],
  ['same-day', 0, 0, '今日送达'],
] as const)('%s from %s to %s days', (type, minDays, maxDays, told) => {
  expect(daysOf({ type, minDays, maxDays, fee: 0, selected: true }, messages['zh-CN'])).toBe(told);
});

test('boutiques that share one fee say what it saves', () => {
  const [boutique] = order().shippingOptions;
  if (!boutique) throw new Error('nothing is sent');
  const shared = order({ shippingOptions: [boutique, { ...boutique, fee: 5_000 }] });
  expect(flatRateText(shared, messages['zh-CN'])).toBe(
    '各店合并计收配送费 ¥200，比分别计收省 ¥100',
  );
});

test.each([
  ['elsewhere ', true],
  ['AB', false],
  ['AUTUMN 800', false],
  ['', false],
])('“%s” may be a code: %s', (text, good) => expect(isCode(text)).toBe(good));

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
    expect(worthOf(offer, zh)).toBe(chinese);
    expect(worthOf(offer, en)).toBe(english);
    expect(conditionOf(offer, zh)).toBe(condition);
  });
});
