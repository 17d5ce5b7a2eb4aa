import { expect, test } from 'vitest';
import { canRetry, clockAt, isCheckoutOver, isSettled, restBefore } from './rules.ts';

test('asks often at first, and then leaves the shop in peace', () => {
  expect([0, 29, 30, 500].map(restBefore)).toEqual([2_000, 2_000, 10_000, 10_000]);
});

test.each([
  ['pending', false, false],
  ['paid', true, false],
  ['failed', true, true],
  ['cancelled', true, true],
  ['refunded', true, false],
] as const)('%s is settled: %s, can be tried again: %s', (status, settled, again) => {
  expect(isSettled(status)).toBe(settled);
  expect(canRetry(status)).toBe(again);
});

test('an end is told by the clocks of Beijing', () => {
  expect(clockAt('2026-11-20T16:05:00.000Z')).toBe('00:05');
});

test('only what the pieces are lost by makes another attempt useless', () => {
  expect(['checkout-expired', 'checkout-closed', 'stock-gone'].every(isCheckoutOver)).toBe(true);
  expect([undefined, 'payment-unavailable', 'checkout-placed'].some(isCheckoutOver)).toBe(false);
});
