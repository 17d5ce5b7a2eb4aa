import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { parseProviderJson, parseProviderValue } from '../../read-provider.ts';
import type { PaymentNotification, RefundNotification } from '../port.ts';

const transaction = z.object({
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});

const refund = z.object({
  out_refund_no: z.string(),
  /** In responses. */
  status: z.string().optional(),
  /** In notifications. */
  refund_status: z.string().optional(),
});

const PAID = new Set(['SUCCESS', 'REFUND']);
const CANCELLED = new Set(['CLOSED', 'REVOKED']);

/** Maps a transaction. A refunded transaction counts as paid. */
export function mapTransaction(value: unknown): PaymentNotification {
  const {
    out_trade_no: number,
    trade_state: state,
    transaction_id,
    amount,
  } = parseProviderValue(transaction, value);
  if (PAID.has(state)) {
    if (!transaction_id || !amount)
      throw new ProviderError('refused', 'The provider sent no transaction id');
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

export function mapRefund(value: unknown): RefundNotification {
  const {
    out_refund_no: number,
    status,
    refund_status = status,
  } = parseProviderValue(refund, value);
  if (refund_status === 'SUCCESS') return { kind: 'refund', number, state: 'done' };
  const isProcessing = refund_status === 'PROCESSING';
  return { kind: 'refund', number, state: isProcessing ? 'processing' : 'failed' };
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

/** Reads the envelope of a notification. */
export const readEnvelope = (body: string) => parseProviderJson(envelope, body);
