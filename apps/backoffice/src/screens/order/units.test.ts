import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { countRefundable, formatItemQuantities, toItemQuantities } from './units.ts';

const item = (quantity: number, refundedQuantity: number, returnedQuantity: number) =>
  ({ quantity, refundedQuantity, returnedQuantity }) as MerchantOrderDetails['items'][number];

test.each([
  [item(3, 0, 0), 3],
  [item(3, 1, 0), 2],
  [item(3, 1, 2), 0],
])('counts what is left to refund of %j', (each, left) => {
  expect(countRefundable(each)).toBe(left);
});

test('writes the chosen units as the preview takes them', () => {
  const items = toItemQuantities({ 30001: 2, 30002: 0, 30003: null, 30004: 1 });
  expect(formatItemQuantities(items)).toBe('30001:2,30004:1');
});
