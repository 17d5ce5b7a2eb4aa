import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { countRefundable, toItemQuantities } from './units.ts';

const item = (quantity: number, refundedQuantity: number, returnedQuantity: number) =>
  ({ quantity, refundedQuantity, returnedQuantity }) as MerchantOrderDetails['items'][number];

test.each([
  [item(3, 0, 0), 3],
  [item(3, 1, 0), 2],
  [item(3, 1, 2), 0],
])('counts what is left to refund of %j', (each, left) => {
  expect(countRefundable(each)).toBe(left);
});

test('lists the chosen units as the calls take them', () => {
  expect(toItemQuantities({ 30001: 2, 30002: 0, 30003: null, 30004: 1 })).toEqual([
    { orderItemId: '30001', quantity: 2 },
    { orderItemId: '30004', quantity: 1 },
  ]);
});
