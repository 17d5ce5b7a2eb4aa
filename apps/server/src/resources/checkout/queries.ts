import type { CheckoutStatus } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const orders = (db: Kysely<Database>) => db.selectFrom('checkout_orders').selectAll();

/** Only its owner finds it. */
export const findCheckout = (db: Kysely<Database>, id: string, shopperId: string) =>
  orders(db).where('id', '=', id).where('shopper_id', '=', shopperId).executeTakeFirst();

/** The same, and nobody else changes it until this transaction is over. */
export const lockCheckout = (trx: Transaction<Database>, id: string, shopperId: string) =>
  orders(trx)
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** For the shop itself, after money has come in. */
export const lockAnyCheckout = (trx: Transaction<Database>, id: string) =>
  orders(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export type CheckoutRecord = NonNullable<Awaited<ReturnType<typeof findCheckout>>>;

export const findCheckoutItems = (db: Kysely<Database>, checkoutOrderId: string) =>
  db
    .selectFrom('checkout_order_items')
    .selectAll()
    .where('checkout_order_id', '=', checkoutOrderId)
    .orderBy('position')
    .execute();

export type CheckoutItemRecord = Awaited<ReturnType<typeof findCheckoutItems>>[number];

export const bagOfCheckout = (db: Kysely<Database>, id: string) =>
  db.selectFrom('checkout_orders').select('bag_id').where('id', '=', id).executeTakeFirst();

/** Whether the shop has forgotten a shopper, whose address is gone with them. */
export const isForgotten = async (db: Kysely<Database>, shopperId: string): Promise<boolean> => {
  const { erased_at } = await db
    .selectFrom('shoppers')
    .select('erased_at')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return erased_at !== null;
};

export const setStatus = (
  trx: Transaction<Database>,
  ids: readonly string[],
  status: CheckoutStatus,
) => trx.updateTable('checkout_orders').set({ status }).where('id', 'in', ids).execute();

/** The checkout orders a shopper has open; locked, and at most one. */
export const lockOpenCheckouts = (trx: Transaction<Database>, shopperId: string) =>
  trx
    .selectFrom('checkout_orders')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'open')
    .forNoKeyUpdate()
    .execute();

/** The open order whose time has been over for longest, and that nobody else is looking at. */
export const lockOverdue = (trx: Transaction<Database>, now: number) =>
  trx
    .selectFrom('checkout_orders')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', new Date(now))
    .orderBy('expires_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

/** An address of the shopper's own book, as a checkout order keeps it. */
export const findAddress = (db: Kysely<Database>, shopperId: string, id: string | null) =>
  db
    .selectFrom('addresses')
    .innerJoin('country_states', 'country_states.id', 'addresses.state_id')
    .selectAll('addresses')
    .select(['country_states.code as state_code', 'country_states.name as state_name'])
    .where('addresses.shopper_id', '=', shopperId)
    .$if(id === null, (query) => query.where('addresses.is_default', '=', true))
    .$if(id !== null, (query) => query.where('addresses.id', '=', id as string))
    .executeTakeFirst();

export type AddressRecord = NonNullable<Awaited<ReturnType<typeof findAddress>>>;
