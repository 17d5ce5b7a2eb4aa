import { describe, expect, it } from 'vitest';
import { calculateRefund, getNextReturnStatus } from './rules.ts';

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
