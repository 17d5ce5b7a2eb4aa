import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import * as queries from './queries.ts';

/** Whether an open checkout or order still uses the customs ID. */
export async function isStillNeeded(db: Kysely<Database>, id: string): Promise<boolean> {
  const checkouts = db
    .selectFrom('checkout_orders')
    .select('id')
    .where('personal_id_id', '=', id)
    .where('status', '=', 'open');
  const orders = db
    .selectFrom('orders')
    .select('id')
    .where('personal_id_id', '=', id)
    .where('closed_at', 'is', null);
  return (await checkouts.unionAll(orders).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Locks the orders that use the customs ID, because deleting it changes them. Orders are always locked
 * before the shopper, to avoid deadlocks.
 */
export const lockOrdersUsing = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('orders')
    .select('id')
    .where('personal_id_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Removes a customs ID of a locked shopper. It is deleted unless an open order still needs it. */
export async function removePersonalId(
  trx: Transaction<Database>,
  row: queries.PersonalIdRow,
  shopperId: string,
  now: number,
): Promise<void> {
  const removed_at = new Date(now);
  await queries.changePersonalId(trx, row.id, { removed_at, is_default: false, check_at: null });
  if (row.is_default) await queries.makeNewestDefault(trx, shopperId);
  if (!(await isStillNeeded(trx, row.id))) await deletePersonalIdRow(trx, row.id);
}

/** Deletes the row. Its photos are detached and deleted later as unused uploads. */
export const deletePersonalIdRow = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('personal_ids').where('id', '=', id).execute();
