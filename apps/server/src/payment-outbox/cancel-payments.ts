import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Cancels the pending payments of abandoned checkout orders, which must be locked. A recurring job
 * closes them at their providers.
 */
export const cancelPendingPayments = (
  trx: Transaction<Database>,
  checkoutOrderIds: readonly string[],
  closeAt: number,
) =>
  trx
    .updateTable('payments')
    .set({ status: 'cancelled', check_at: new Date(closeAt) })
    .where('checkout_order_id', 'in', checkoutOrderIds)
    .where('status', '=', sql.lit('pending'))
    .execute();
