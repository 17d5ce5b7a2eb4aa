import { z } from 'zod';
import { parseProviderValue } from '../../read-provider.ts';
import type { PaymentNotification } from '../port.ts';

const trade = z.object({
  out_trade_no: z.string(),
  trade_status: z.string(),
  trade_no: z.string(),
  total_amount: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/),
});

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** Formats minor units as Alipay's text in yuan with two decimals. */
export const formatYuan = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const parseYuan = (text: string): number => {
  const [whole = '', parts = ''] = text.split('.');
  return Number(whole) * 100 + Number(parts.padEnd(2, '0'));
};

/** Maps a trade of a response or a notification. A closed trade was never paid, or has been refunded. */
export function mapTrade(value: unknown): PaymentNotification {
  const read = parseProviderValue(trade, value);
  const { out_trade_no: number, trade_status: status } = read;
  if (PAID.has(status))
    return {
      kind: 'payment',
      number,
      state: 'paid',
      transactionId: read.trade_no,
      amount: parseYuan(read.total_amount),
      currency: 'CNY',
    };
  const state = status === 'TRADE_CLOSED' ? 'cancelled' : 'pending';
  return { kind: 'payment', number, state };
}
