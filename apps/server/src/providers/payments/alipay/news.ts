import { z } from 'zod';
import { readProvider } from '../../read-provider.ts';
import type { PaymentNews } from '../port.ts';

const trade = z.object({
  out_trade_no: z.string(),
  trade_status: z.string(),
  trade_no: z.string(),
  total_amount: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/),
});

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** The vendor counts in yuan with two decimals, as text. */
export const yuan = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const minorUnits = (text: string): number => {
  const [whole = '', parts = ''] = text.split('.');
  return Number(whole) * 100 + Number(parts.padEnd(2, '0'));
};

/**
 * A trade as the vendor writes it, in answers and in notifications. One that is closed was either never
 * paid, or has been paid back by now.
 */
export function tradeNews(value: unknown): PaymentNews {
  const read = readProvider(trade, value);
  const { out_trade_no: number, trade_status: status } = read;
  if (PAID.has(status))
    return {
      kind: 'payment',
      number,
      state: 'paid',
      transactionId: read.trade_no,
      amount: minorUnits(read.total_amount),
      currency: 'CNY',
    };
  const state = status === 'TRADE_CLOSED' ? 'cancelled' : 'pending';
  return { kind: 'payment', number, state };
}
