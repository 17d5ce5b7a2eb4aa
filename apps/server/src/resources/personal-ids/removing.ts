import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import * as queries from './queries.ts';

/** Is there a checkout or an order under way that still needs the person? */
export async function isNeeded(db: Kysely<Database>, id: string): Promise<boolean> {
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
 * Locks the orders that name the person: they let go of them when they are forgotten. It comes before the
 * book is locked, as everywhere, or whoever has an order and needs the book would wait in a circle.
 */
export const lockOrdersOf = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('orders')
    .select('id')
    .where('personal_id_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Takes a person out of a locked book. Nothing of them is kept longer than an order needs it. */
export async function removePerson(
  trx: Transaction<Database>,
  row: queries.PersonalIdRow,
  shopperId: string,
  now: number,
): Promise<void> {
  const removed_at = new Date(now);
  await queries.changePersonalId(trx, row.id, { removed_at, is_default: false, check_at: null });
  if (row.is_default) await queries.promoteNewest(trx, shopperId);
  if (!(await isNeeded(trx, row.id))) await forgetPerson(trx, row.id);
}

/** The photos are let go of, and thrown away by whoever throws away what nobody uses. */
export const forgetPerson = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('personal_ids').where('id', '=', id).execute();
