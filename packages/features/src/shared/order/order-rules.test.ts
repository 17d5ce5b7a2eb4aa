import type { MerchantOrder } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { countItems } from './count-items.ts';
import {
  countStepsDone,
  findExpectedDays,
  findOnlySignable,
  formatOrderNumber,
  formatTrackingNumber,
  getOrderTone,
  getParcelTone,
  hasImports,
  listDeclaredSenders,
  listSteps,
} from './order-rules.ts';

const parcel = (name: string, shipsFrom: 'domestic' | 'bonded' | 'abroad') =>
  ({ merchant: { name }, shipsFrom, passesCustoms: shipsFrom !== 'domestic' }) as MerchantOrder;

test.each([
  [[parcel('a', 'domestic')], false, []],
  [[parcel('a', 'abroad')], true, []],
  [[parcel('a', 'domestic'), parcel('b', 'bonded')], true, ['b']],
])('of the parcels %#, imports: %s, a personal ID is only for %j', (parcels, imports, senders) => {
  expect(hasImports(parcels)).toBe(imports);
  expect(listDeclaredSenders(parcels)).toEqual(senders);
});

test('counts items', () => {
  expect(countItems([{ quantity: 2 }, { quantity: 1 }])).toBe(3);
});

test('formats order and tracking numbers in groups', () => {
  expect(formatOrderNumber('202611180427')).toBe('20261118 0427');
  expect(formatTrackingNumber('EM88420913CN')).toBe('EM 8842 0913 CN');
  expect(formatTrackingNumber('EM8842091377CN')).toBe('EM 8842 0913 77 CN');
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
] as const)(
  'counts the steps of status %s, finished: %s, with customs: %s, as %s',
  (status, isOver, isCleared, count) =>
    expect(countStepsDone(status, isOver, listSteps(isCleared))).toBe(count),
);

test('marks an order that needs the shopper, and mutes a finished one', () => {
  const order = { status: 'clearing', isIdentityNeeded: false, isHistory: false } as const;
  expect(getOrderTone(order)).toBe('good');
  expect(getOrderTone({ ...order, isIdentityNeeded: true })).toBe('bad');
  expect(getOrderTone({ ...order, isHistory: true })).toBe('quiet');
});

test('marks a parcel without personal ID only during clearance', () => {
  const waiting = { isIdentityNeeded: true };
  expect(getParcelTone({ status: 'clearing', signedAt: null }, waiting)).toBe('bad');
  expect(getParcelTone({ status: 'shipped', signedAt: null }, waiting)).toBe('good');
  expect(getParcelTone({ status: 'cancelled', signedAt: null }, waiting)).toBe('quiet');
});

test('expects an order on the last day of its open parcels', () => {
  const parcel = (status: string, expectedTo: string) => ({ status, expectedTo }) as MerchantOrder;
  expect(
    findExpectedDays([parcel('paid', '2026-12-01'), parcel('shipped', '2026-11-30')]),
  ).toMatchObject({
    to: '2026-12-01',
  });
  expect(findExpectedDays([parcel('delivered', '2026-12-01')])).toBeUndefined();
});

test.each([
  ['88420913', '8842 0913'],
  ['SF1234567890123', 'SF 1234 5678 9012 3'],
  ['ABC', 'ABC'],
])('formats the tracking number %s as “%s”', (number, text) => {
  expect(formatTrackingNumber(number).trim().replace(/ +/g, ' ')).toBe(text);
});

test.each([
  ['delivered', '2026-11-20T00:00:00Z', 'quiet'],
  ['delivered', null, 'good'],
  ['delivering', null, 'good'],
] as const)('a parcel with the status %s, confirmed at %s, is %s', (status, signedAt, tone) => {
  expect(getParcelTone({ status, signedAt }, { isIdentityNeeded: false })).toBe(tone);
});

test('offers to confirm the delivery of a parcel only when it is the only one', () => {
  const parcel = (id: string, canSign: boolean) => ({ id, canSign }) as MerchantOrder;
  const find = (...merchantOrders: MerchantOrder[]) => findOnlySignable({ merchantOrders })?.id;
  expect(find(parcel('1', false), parcel('2', true))).toBe('2');
  expect(find(parcel('1', true), parcel('2', true))).toBeUndefined();
  expect(find(parcel('1', false))).toBeUndefined();
  expect(find()).toBeUndefined();
});

test('a cancelled parcel does not delay the expected day', () => {
  const parcel = (status: string, expectedTo: string) => ({ status, expectedTo }) as MerchantOrder;
  expect(
    findExpectedDays([parcel('cancelled', '2027-01-01'), parcel('shipped', '2026-11-30')]),
  ).toMatchObject({ to: '2026-11-30' });
  expect(findExpectedDays([])).toBeUndefined();
});
