import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A requested quantity of a variant. */
export interface RequestedQuantity {
  readonly variantId: string;
  readonly quantity: number;
}

/** The stock of a variant and the quantity that other checkouts have reserved. */
export interface StockRow {
  readonly id: string;
  readonly quantity: number;
  readonly is_online: boolean;
  readonly reserved: number;
}

/** Locks variants in the order of their ids, so that two orders never deadlock. */
export const lockVariants = (trx: Transaction<Database>, ids: readonly string[]) =>
  trx
    .selectFrom('variants')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Locks the variants of a checkout order in the same order and then counts the reservations of others: no
 * new one can be made now.
 */
export const lockStockOfCheckout = (
  trx: Transaction<Database>,
  checkoutOrderId: string,
  now: number,
) =>
  sql<StockRow>`select id, quantity, is_online, reserved from lock_variants(
    array(select variant_id from checkout_order_items where checkout_order_id = ${checkoutOrderId}),
    ${new Date(now)}, ${checkoutOrderId})`.compile(trx);

/** A variant with too little stock, and the quantity that is left. */
export interface StockShortage extends RequestedQuantity {
  readonly left: number;
}

/** The requested variants with too little stock. */
export function findShortages(
  requested: readonly RequestedQuantity[],
  rows: readonly StockRow[],
): StockShortage[] {
  const stock = new Map(rows.map((row) => [row.id, row]));
  const getQuantityLeft = (variantId: string) => {
    const variant = stock.get(variantId);
    return variant?.is_online ? Math.max(0, variant.quantity - variant.reserved) : 0;
  };
  return requested
    .map((each) => ({ ...each, left: getQuantityLeft(each.variantId) }))
    .filter(({ left, quantity }) => left < quantity);
}

export const releaseReservations = (
  trx: Transaction<Database>,
  checkoutOrderIds: readonly string[],
) =>
  trx.deleteFrom('stock_reservations').where('checkout_order_id', 'in', checkoutOrderIds).execute();
