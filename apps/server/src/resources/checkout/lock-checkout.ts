import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { runTogether } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { lockStockOfCheckout, type StockRow } from '../../stock/reservations.ts';
import { selectAddress } from '../addresses/queries.ts';
import { groupItemRows, selectCheckouts, selectItemRows } from './queries.ts';

export const lockCheckout = (trx: Transaction<Database>, id: string, shopperId: string) =>
  selectCheckouts(trx)
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();

interface CheckoutKey {
  readonly id: string;
  readonly shopperId: string;
}

const selectLockedItemRows = (trx: Transaction<Database>, { id, shopperId }: CheckoutKey) =>
  selectItemRows(trx)
    .where('checkout_orders.id', '=', id)
    .where('checkout_orders.shopper_id', '=', shopperId)
    .forNoKeyUpdate('checkout_orders');

/** Locks a checkout order and returns it with its items, which never change. */
export const lockCheckoutWithItems = async (
  trx: Transaction<Database>,
  id: string,
  shopperId: string,
) => groupItemRows(await selectLockedItemRows(trx, { id, shopperId }).execute());

export type LockedCheckout = NonNullable<Awaited<ReturnType<typeof lockCheckoutWithItems>>>;

/** Locks a checkout order, and finds an address of the shopper. */
export async function lockCheckoutWithAddress(
  trx: Transaction<Database>,
  checkout: CheckoutKey,
  addressId: string,
) {
  const [rows, [address]] = await runTogether(
    trx,
    selectLockedItemRows(trx, checkout).compile(),
    selectAddress(trx, checkout.shopperId, addressId).compile(),
  );
  return { locked: groupItemRows(rows), address };
}

/** Locks a checkout order and the stock of its items, and returns both with the rows of another statement. */
export async function lockCheckoutAndStock<Row>(
  trx: Transaction<Database>,
  checkout: CheckoutKey & { now: number },
  next: CompiledQuery<Row>,
) {
  const [rows, stock, nextRows] = await runTogether(
    trx,
    selectLockedItemRows(trx, checkout).compile(),
    lockStockOfCheckout(trx, checkout.id, checkout.now),
    next,
  );
  const locked = groupItemRows(rows);
  return { locked: locked && { ...locked, stock }, nextRows };
}

/**
 * Locks the bag of a checkout order and then the order. It returns nothing of the order, because that may
 * have changed while the statement waited for the bag.
 */
const lockBagAndCheckout = (trx: Transaction<Database>, id: string, now: number) =>
  sql`with bag as (
      insert into bags (id, created_at, updated_at)
      select bag_id, ${new Date(now)}, ${new Date(now)} from checkout_orders where id = ${id}
      on conflict (id) do update set updated_at = excluded.updated_at
      returning id
    )
    select checkout_orders.id from bag
    join checkout_orders on checkout_orders.bag_id = bag.id
    where checkout_orders.id = ${id}
    for no key update of checkout_orders`.compile(trx);

const selectItemRowsWithShopper = (db: Kysely<Database>, id: string) =>
  selectItemRows(db)
    .innerJoin('shoppers', 'shoppers.id', 'checkout_orders.shopper_id')
    .select('shoppers.erased_at')
    .where('checkout_orders.id', '=', id);

type LockedRow = Awaited<
  ReturnType<ReturnType<typeof selectItemRowsWithShopper>['execute']>
>[number];

/**
 * Locks the bag of a checkout order, the order and its stock, after a payment has arrived. Returns the
 * order with its items and their stock, and whether the shopper's account has been erased; also the rows of
 * the statements that follow.
 */
export async function lockPaidCheckout<Results extends readonly unknown[]>(
  trx: Transaction<Database>,
  { id, now }: { id: string; now: number },
  ...next: { [At in keyof Results]: CompiledQuery<Results[At]> }
) {
  const [, rows, stock, ...nextRows] = await runTogether<
    [unknown, LockedRow, StockRow, ...Results]
  >(
    trx,
    lockBagAndCheckout(trx, id, now),
    selectItemRowsWithShopper(trx, id).compile(),
    lockStockOfCheckout(trx, id, now),
    ...next,
  );
  const locked = groupItemRows(rows);
  const isShopperErased = rows[0]?.erased_at !== null;
  return { locked: locked && { ...locked, stock, isShopperErased }, nextRows };
}

/** Locks the open checkout order that expired first, skipping those that are locked elsewhere. */
export const lockExpiredCheckout = (trx: Transaction<Database>, now: number) =>
  trx
    .selectFrom('checkout_orders')
    .select('id')
    .where('status', '=', sql.lit('open'))
    .where('expires_at', '<=', new Date(now))
    .orderBy('expires_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
