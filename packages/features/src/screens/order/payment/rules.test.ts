import { expect, test } from 'vitest';
import { endsReservation, getPaymentView, isPayable } from './rules.ts';

test.each([
  ['pending', 'open', 60, 'open', true],
  ['failed', 'open', 60, 'declined', true],
  ['cancelled', 'open', 60, 'cancelled', true],
  ['cancelled', 'open', 0, 'over', false],
  ['pending', 'expired', 60, 'over', false],
  ['cancelled', 'abandoned', 60, 'closed', false],
  ['cancelled', 'placed', 60, 'placed', false],
  ['paid', 'placed', 0, 'paid', false],
  ['refunded', 'expired', 0, 'refunded', false],
] as const)(
  'a %s payment of an order that is %s for %d s is shown as %s, payable: %s',
  (status, orderStatus, seconds, view, canPay) => {
    expect(getPaymentView(status, orderStatus, seconds)).toBe(view);
    expect(isPayable(view)).toBe(canPay);
  },
);

test('tells errors that end the reservation from others', () => {
  expect(['checkout-expired', 'checkout-closed', 'stock-gone'].every(endsReservation)).toBe(true);
  expect([undefined, 'payment-unavailable', 'checkout-placed'].some(endsReservation)).toBe(false);
});
