import { parseOrderNumber, toOrderNumber } from '../orders/order-number.ts';
import type { PaymentRecord } from './queries.ts';

/** What a shopper writes on a transfer: the number of the checkout with its day, as there is no order yet. */
export const toTransferReference = ({
  checkout_order_id,
  created_at,
}: Pick<PaymentRecord, 'checkout_order_id' | 'created_at'>): string =>
  `T${toOrderNumber(checkout_order_id, created_at)}`;

/** The checkout of a reference, which banks may write in other ways: t 2026 1118 1001. Null for another text. */
export const parseTransferReference = (text: string): string | null =>
  parseOrderNumber(text.trim().replace(/^t/i, ''));
