import { z } from 'zod';
import { parseProviderValue } from '../../read-provider.ts';
import type { PaymentNotification, RefundNotification } from '../port.ts';

const order = z.object({
  out_order_no: z.string(),
  order_id: z.string(),
  payment_info: z.object({ order_status: z.string(), total_fee: z.int() }),
});

const STATES: Readonly<Record<string, 'cancelled' | 'failed'>> = {
  TIMEOUT: 'cancelled',
  CANCEL: 'cancelled',
  FAIL: 'failed',
};

/** Maps Douyin's status of a payment. */
export const mapPayment = (
  number: string,
  status: string,
  paid: { transactionId: string; amount: number },
): PaymentNotification =>
  status === 'SUCCESS'
    ? { kind: 'payment', number, state: 'paid', ...paid, currency: 'CNY' }
    : { kind: 'payment', number, state: STATES[status] ?? 'pending' };

/** Maps an order of Douyin's response. */
export function mapOrder(value: unknown): PaymentNotification {
  const { out_order_no, order_id, payment_info } = parseProviderValue(order, value);
  const paid = { transactionId: order_id, amount: payment_info.total_fee };
  return mapPayment(out_order_no, payment_info.order_status, paid);
}

const REFUND_STATES: Readonly<Record<string, RefundNotification['state']>> = {
  SUCCESS: 'done',
  FAIL: 'failed',
};

export const mapRefund = (number: string, status: unknown): RefundNotification => ({
  kind: 'refund',
  number,
  state: REFUND_STATES[String(status)] ?? 'processing',
});
