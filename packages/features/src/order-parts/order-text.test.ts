import type { MerchantOrder } from '@vitrine/contract';
import { expect, test } from 'vitest';
import {
  dayText,
  expectedDay,
  momentText,
  numberText,
  parcelTone,
  shortMoment,
  stepsDone,
  stepsOf,
  toneOf,
  trackingText,
} from './order-text.ts';

test('numbers are written as they are read out', () => {
  expect(numberText('202611180427')).toBe('20261118 0427');
  expect(trackingText('EM88420913CN')).toBe('EM 8842 0913 CN');
  expect(trackingText('EM8842091377CN')).toBe('EM 8842 0913 77 CN');
});

test('times are those of Beijing, days those of a language', () => {
  expect(momentText('2026-11-18T13:36:00Z', 'zh-CN')).toBe('2026.11.18 21:36');
  expect(momentText('2026-11-18T13:36:00Z', 'en-US')).toBe('18 Nov 2026 21:36');
  expect(shortMoment('2026-11-18T17:06:00Z', 'zh-CN')).toBe('11.19 01:06');
  expect(shortMoment('2026-11-18T17:06:00Z', 'en-US')).toBe('19 Nov 01:06');
  expect(dayText('2026-12-01', 'zh-CN')).toBe('12 月 1 日');
  expect(dayText('2026-12-01', 'en-US')).toBe('1 December');
});

test.each([
  ['paid', false, true, 0],
  ['packed', false, true, 0],
  ['shipped', false, true, 1],
  ['clearing', false, true, 2],
  ['delivering', false, true, 3],
  ['delivering', false, false, 2],
  ['delivered', false, true, 4],
  ['delivered', true, true, 5],
  ['cancelled', true, true, undefined],
] as const)('%s, over: %s, through customs: %s, has %s steps behind', (status, over, cleared, n) =>
  expect(stepsDone(status, over, stepsOf(cleared))).toBe(n),
);

test('what waits for the shopper stands out, what is over does not', () => {
  const order = { status: 'clearing', isIdentityNeeded: false, isHistory: false } as const;
  expect(toneOf(order)).toBe('good');
  expect(toneOf({ ...order, isIdentityNeeded: true })).toBe('bad');
  expect(toneOf({ ...order, isHistory: true })).toBe('quiet');
});

test('a parcel waits for the shopper only while it is with customs', () => {
  const waiting = { isIdentityNeeded: true };
  expect(parcelTone({ status: 'clearing', signedAt: null }, waiting)).toBe('bad');
  expect(parcelTone({ status: 'shipped', signedAt: null }, waiting)).toBe('good');
  expect(parcelTone({ status: 'cancelled', signedAt: null }, waiting)).toBe('quiet');
});

test('everything is expected when its last parcel is', () => {
  const parcel = (status: string, expectedTo: string) => ({ status, expectedTo }) as MerchantOrder;
  expect(expectedDay([parcel('paid', '2026-12-01'), parcel('shipped', '2026-11-30')])).toBe(
    '2026-12-01',
  );
  expect(expectedDay([parcel('delivered', '2026-12-01')])).toBeUndefined();
});
