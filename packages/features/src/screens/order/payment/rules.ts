import type { CheckoutStatus, PaymentStatus } from '@vitrine/contract';

/**
 * What the page says. `open`: the order waits for its payment. `declined` and `cancelled`: the last attempt
 * came to nothing, and another one may follow. `over` and `closed`: the order is no longer held.
 */
export type PaymentView =
  | 'open'
  | 'declined'
  | 'cancelled'
  | 'paid'
  | 'refunded'
  | 'placed'
  | 'over'
  | 'closed';

const VIEW_BY_STATUS: Readonly<Record<PaymentStatus, PaymentView>> = {
  pending: 'open',
  failed: 'declined',
  cancelled: 'cancelled',
  paid: 'paid',
  refunded: 'refunded',
};

/** What the page says about a payment of an order that is held for so many more seconds. */
export function getPaymentView(
  status: PaymentStatus,
  orderStatus: CheckoutStatus,
  seconds: number,
): PaymentView {
  if (status === 'paid' || status === 'refunded') return status;
  if (orderStatus === 'placed') return 'placed';
  if (orderStatus === 'abandoned') return 'closed';
  if (orderStatus === 'expired' || seconds === 0) return 'over';
  return VIEW_BY_STATUS[status];
}

/** The order can be paid. */
export const isPayable = (view: PaymentView): boolean =>
  view === 'open' || view === 'declined' || view === 'cancelled';

const REASONS_WITHOUT_RESERVATION = ['checkout-expired', 'checkout-closed', 'stock-gone'];

/** The stock is no longer reserved, so another payment cannot succeed. */
export const endsReservation = (reason: string | undefined): boolean =>
  REASONS_WITHOUT_RESERVATION.includes(reason ?? '');
