import { expect, it } from 'vitest';
import { calculateCheckDigit, createTrackingNumber } from './tracking-number.ts';

it('calculates the check digit of the postal union', () => {
  expect(calculateCheckDigit('47312482')).toBe(9);
  expect(createTrackingNumber('5001', 'CN')).toMatch(/^EM\d{9}CN$/);
  expect(createTrackingNumber('5001', 'HK')).toMatch(/^SF\d{9}HK$/);
});
