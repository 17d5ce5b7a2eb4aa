import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How many pieces of a size are wanted. */
export interface Wanted {
  readonly variantId: string;
  readonly quantity: number;
}

/** The holds that count against somebody: not run out, and not their own. */
export interface Against {
  readonly now: number;
  readonly exceptBagId?: string;
  readonly exceptCheckoutId?: string;
}

/** Locks sizes, always in the order of their ids, so that two orders never wait for each other. */
export const lockVariants = (trx: Transaction<Database>, ids: readonly string[]) =>
  trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.quantity', 'products.is_online'])
    .where('variants.id', 'in', ids)
    .orderBy('variants.id')
    .forNoKeyUpdate('variants')
    .execute();

export async function heldByOthers(
  db: Kysely<Database>,
  ids: readonly string[],
  { now, exceptBagId, exceptCheckoutId }: Against,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stock_holds')
    .select(['variant_id', sql<number>`sum(quantity)::int`.as('held')])
    .where('variant_id', 'in', ids)
    .where('expires_at', '>', new Date(now))
    .$if(exceptBagId !== undefined, (query) => query.where('bag_id', '!=', exceptBagId as string))
    .$if(exceptCheckoutId !== undefined, (query) =>
      query.where('checkout_order_id', '!=', exceptCheckoutId as string),
    )
    .groupBy('variant_id')
    .execute();
  return new Map(rows.map(({ variant_id, held }) => [variant_id, held]));
}

/** A size of which there is not enough, and how many pieces are left. */
export interface Lacking extends Wanted {
  readonly left: number;
}

/** Locks what is wanted, and tells which sizes there is not enough of. */
export async function lockStock(
  trx: Transaction<Database>,
  wanted: readonly Wanted[],
  against: Against,
): Promise<Lacking[]> {
  const ids = wanted.map(({ variantId }) => variantId);
  const variants = new Map((await lockVariants(trx, ids)).map((variant) => [variant.id, variant]));
  // Read after the locks: nobody can take a hold on these sizes any more.
  const held = await heldByOthers(trx, ids, against);
  const leftOf = (variantId: string) => {
    const variant = variants.get(variantId);
    if (!variant?.is_online) return 0;
    return Math.max(0, variant.quantity - (held.get(variantId) ?? 0));
  };
  return wanted
    .map((each) => ({ ...each, left: leftOf(each.variantId) }))
    .filter(({ left, quantity }) => left < quantity);
}

interface Holding {
  readonly checkoutOrderId: string;
  readonly bagId: string;
  readonly expiresAt: Date;
}

export const putHolds = (
  trx: Transaction<Database>,
  { checkoutOrderId, bagId, expiresAt }: Holding,
  wanted: readonly Wanted[],
) =>
  trx
    .insertInto('stock_holds')
    .values(
      wanted.map(({ variantId, quantity }) => ({
        checkout_order_id: checkoutOrderId,
        variant_id: variantId,
        bag_id: bagId,
        quantity,
        expires_at: expiresAt,
      })),
    )
    .execute();

export const extendHolds = (trx: Transaction<Database>, checkoutOrderId: string, until: Date) =>
  trx
    .updateTable('stock_holds')
    .set({ expires_at: until })
    .where('checkout_order_id', '=', checkoutOrderId)
    .execute();

export const dropHolds = (trx: Transaction<Database>, checkoutOrderIds: readonly string[]) =>
  trx.deleteFrom('stock_holds').where('checkout_order_id', 'in', checkoutOrderIds).execute();

/** Takes the pieces of an order out of the stock. Their sizes must be locked, and there must be enough. */
export const takeStock = (trx: Transaction<Database>, checkoutOrderId: string) =>
  sql`update variants set quantity = variants.quantity - wanted.quantity
      from (select variant_id, sum(quantity)::int as quantity from checkout_order_items
            where checkout_order_id = ${checkoutOrderId} group by variant_id) as wanted
      where variants.id = wanted.variant_id`.execute(trx);
