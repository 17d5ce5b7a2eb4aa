import { z } from 'zod';
import { readProvider } from '../../read-provider.ts';
import type { PaymentNews, RefundNews } from '../port.ts';

const order = z.object({
  out_order_no: z.string(),
  order_id: z.string(),
  payment_info: z.object({ order_status: z.string(), total_fee: z.int() }),
});

const STATES: Readonly<Record<string, 'cancelled' | 'failed'>> = {
  TIMEOUT: 'cancelled',
  FAIL: 'failed',
};

/** A payment by the vendor's own word for how it stands. */
export const newsOf = (
  number: string,
  status: string,
  paid: { transactionId: string; amount: number },
): PaymentNews =>
  status === 'SUCCESS'
    ? { kind: 'payment', number, state: 'paid', ...paid, currency: 'CNY' }
    : { kind: 'payment', number, state: STATES[status] ?? 'pending' };

/** An order as the vendor answers it. */
export function orderNews(value: unknown): PaymentNews {
  const { out_order_no, order_id, payment_info } = readProvider(order, value);
  const paid = { transactionId: order_id, amount: payment_info.total_fee };
  return newsOf(out_order_no, payment_info.order_status, paid);
}

const refundStates: Readonly<Record<string, RefundNews['state']>> = {
  SUCCESS: 'done',
  FAIL: 'failed',
};

export const refundNews = (number: string, status: unknown): RefundNews => ({
  kind: 'refund',
  number,
  state: refundStates[String(status)] ?? 'processing',
});
