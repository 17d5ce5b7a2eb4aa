import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { readProvider, readProviderJson } from '../../read-provider.ts';
import type { PaymentNews, RefundNews } from '../port.ts';

const transaction = z.object({
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});

const refund = z.object({
  out_refund_no: z.string(),
  /** In answers. */
  status: z.string().optional(),
  /** In notifications. */
  refund_status: z.string().optional(),
});

const PAID = new Set(['SUCCESS', 'REFUND']);
const CANCELLED = new Set(['CLOSED', 'REVOKED']);

/** A transaction as the provider writes it. One that was paid back has been paid. */
export function paymentNews(value: unknown): PaymentNews {
  const {
    out_trade_no: number,
    trade_state: state,
    transaction_id,
    amount,
  } = readProvider(transaction, value);
  if (PAID.has(state)) {
    if (!transaction_id || !amount)
      throw new ProviderError('refused', 'The provider names no transaction');
    return {
      kind: 'payment',
      number,
      state: 'paid',
      transactionId: transaction_id,
      amount: amount.total,
      currency: amount.currency,
    };
  }
  if (CANCELLED.has(state)) return { kind: 'payment', number, state: 'cancelled' };
  return { kind: 'payment', number, state: state === 'PAYERROR' ? 'failed' : 'pending' };
}

export function refundNews(value: unknown): RefundNews {
  const { out_refund_no: number, status, refund_status = status } = readProvider(refund, value);
  if (refund_status === 'SUCCESS') return { kind: 'refund', number, state: 'done' };
  const isUnderWay = refund_status === 'PROCESSING';
  return { kind: 'refund', number, state: isUnderWay ? 'processing' : 'failed' };
}

const envelope = z.object({
  resource: z.object({
    algorithm: z.string(),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
    original_type: z.string().optional(),
  }),
  event_type: z.string(),
});

/** The envelope of a notification. */
export const readEnvelope = (body: string) => readProviderJson(envelope, body);
