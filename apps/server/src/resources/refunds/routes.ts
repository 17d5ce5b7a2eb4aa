import type { Handlers } from '@vitrine/contract';
import type { Refund, RefundKind, refundCalls } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import { toPaymentNumber } from '../payments/rules.ts';
import { limitToMerchant } from '../payouts/limit-to-merchant.ts';
import { findRefunds, type RefundRecord } from './queries.ts';

const KINDS: Readonly<Record<string, RefundKind>> = {
  order: 'order',
  'order-refund': 'items',
  return: 'return',
};

const toRefund = (row: RefundRecord): Refund => ({
  id: row.id,
  number: toPaymentNumber(row.id),
  kind: KINDS[row.reference.split(':')[0] ?? ''] ?? 'payment',
  status: row.status,
  provider: PROVIDER_OF_CHANNEL[row.channel],
  amount: Number(row.amount),
  currency: row.currency,
  orderId: row.order_id,
  orderNumber: row.order_id && row.placed_at ? toOrderNumber(row.order_id, row.placed_at) : null,
  merchant:
    row.merchant_id && row.merchant ? { id: row.merchant_id, name: row.merchant.name } : null,
  merchantOrderId: row.merchant_order_id,
  attempts: row.attempts,
  requestedAt: row.requested_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
});

/** Operators of finance follow the money that goes back to shoppers. */
export const refundHandlers = ({
  db,
}: {
  readonly db: Kysely<Database>;
}): Handlers<typeof refundCalls, HandlerContexts> => ({
  async listRefunds({ query }, context) {
    const merchantId = limitToMerchant(context, query.merchantId);
    const after = parseCursor(query.cursor, ['time', 'uuid']);
    const rows = await findRefunds(db, { ...query, merchantId }, after);
    return toPage(rows, query.size, toRefund, ({ requested_at, id }) => [
      requested_at.toISOString(),
      id,
    ]);
  },
});
