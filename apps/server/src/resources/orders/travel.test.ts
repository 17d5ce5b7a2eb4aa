import { expect, it } from 'vitest';
import { afterWorkingDays } from './expected.ts';
import { checkDigit, trackingNumberOf } from './tracking-number.ts';
import { canCancel, isOver, nextStep, orderStatus } from './travel.ts';
import { CARRIERS, carrierName } from './words.ts';

it.each([
  ['paid', true, 'accepted'],
  ['arrived', true, 'clearing'],
  ['arrived', false, 'out-for-delivery'],
  ['clearing', true, 'cleared'],
  ['identity-needed', true, 'cleared'],
  ['cleared', true, 'out-for-delivery'],
  ['delivered', true, undefined],
  ['signed', true, undefined],
  ['cancelled', true, undefined],
] as const)('after %s, with customs %s, comes %s', (last, isCleared, next) => {
  expect(nextStep(last, { isCleared })?.code).toBe(next);
});

it.each([
  [['paid', 'delivered'], 'paid'],
  [['delivering', 'clearing'], 'clearing'],
  [['cancelled', 'shipped'], 'shipped'],
  [['delivered', 'delivered'], 'delivered'],
  [['cancelled', 'cancelled'], 'cancelled'],
] as const)('parcels that are %s make an order that is %s', (parcels, status) => {
  expect(orderStatus(parcels)).toBe(status);
});

it.each([
  [['paid', 'accepted'], true],
  [['accepted', 'packed'], false],
  [['cancelled'], false],
  [[], false],
] as const)('an order of parcels that are %s can be cancelled: %s', (parcels, can) => {
  expect(canCancel(parcels)).toBe(can);
});

it('is over when every parcel was received or cancelled', () => {
  const signed = { status: 'delivered', signed_at: new Date(0) } as const;
  const there = { status: 'delivered', signed_at: null } as const;
  const cancelled = { status: 'cancelled', signed_at: null } as const;
  expect(isOver([signed, cancelled])).toBe(true);
  expect(isOver([signed, there])).toBe(false);
});

const FRIDAY_NIGHT_IN_BEIJING = Date.UTC(2026, 10, 20, 15, 59);
it.each([
  [0, '2026-11-20'],
  [1, '2026-11-23'],
  [5, '2026-11-27'],
  [6, '2026-11-30'],
])('%i working days after a Friday are %s', (days, date) => {
  expect(afterWorkingDays(FRIDAY_NIGHT_IN_BEIJING, days)).toBe(date);
});

it('counts the check digit as the postal union does', () => {
  expect(checkDigit('47312482')).toBe(9);
  expect(trackingNumberOf('5001', 'CN')).toMatch(/^EM\d{9}CN$/);
  expect(trackingNumberOf('5001', 'HK')).toMatch(/^SF\d{9}HK$/);
});

it.each([
  [CARRIERS.HK, 'zh-CN', '顺丰速运'],
  [CARRIERS.HK, 'en-US', 'SF Express'],
  [CARRIERS.CN, 'zh-CN', 'EMS'],
] as const)('%s is known in %s as %s', (carrier, language, name) => {
  expect(carrierName(carrier, language)).toBe(name);
});
