import { describe, expect, it, test } from 'vitest';
import { calculateRefund, calculateUnitsAmount, getNextReturnStatus } from './rules.ts';

const paid = { quantity: 3, amountPaid: 250, takenQuantity: 0, takenAmount: 0 };

test.each([
  ['the share of a unit', {}, 1, 84],
  ['all units', {}, 3, 250],
  ['all units, less an amount that was refunded before', { takenAmount: 30 }, 3, 220],
  ['one unit, although an amount was refunded before', { takenAmount: 30 }, 1, 84],
  ['what is left when it is less than the share', { takenAmount: 200 }, 1, 50],
  ['the last unit with what rounding left', { takenQuantity: 2, takenAmount: 166 }, 1, 84],
  ['the last unit without what was kept back', { takenQuantity: 2, takenAmount: 100 }, 1, 83],
  ['no units', {}, 0, 0],
  ['nothing of what is refunded', { takenAmount: 250 }, 2, 0],
])('calculates %s', (_, changes, count, amount) => {
  expect(calculateUnitsAmount({ ...paid, ...changes }, count)).toBe(amount);
});

describe('calculateRefund', () => {
  it('adds up to the amount paid in any split', () => {
    const delivered = { amount_paid: '10001', quantity: 3 };
    const parts = [0, 1, 2].map((returned) => calculateRefund({ ...delivered, returned }, 1));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10_001);
    expect(calculateRefund({ ...delivered, returned: 0 }, 3)).toBe(10_001);
    expect(calculateRefund({ ...delivered, returned: 1 }, 2)).toBe(
      (parts[1] ?? 0) + (parts[2] ?? 0),
    );
  });

  it('has no next status once the refund is requested', () => {
    expect(getNextReturnStatus('inspected')).toBe('refunding');
    expect(getNextReturnStatus('refunding')).toBeUndefined();
    expect(getNextReturnStatus('cancelled')).toBeUndefined();
  });
});
