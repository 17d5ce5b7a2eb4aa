import { sql, type Transaction } from 'kysely';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { Database } from '../../database/schema.ts';
import { lockBag } from '../bags/queries.ts';
import { privacyParts } from './parts.ts';

const NAMELESS = { name: '*', mobile: '*', addressLine: '*', district: '*', zipCode: null };

/** What was sent, or is to be, and where to. */
const ADDRESSED = ['orders', 'checkout_orders', 'reward_orders'] as const;

/** Orders stay for the books, without whom they went to. */
async function makeNameless(trx: Transaction<Database>, shopperId: string): Promise<void> {
  const nameless = JSON.stringify(NAMELESS);
  for (const table of ADDRESSED) {
    await sql`update ${sql.table(table)} set shipping_address = shipping_address || ${nameless}::jsonb
      where shopper_id = ${shopperId} and shipping_address is not null`.execute(trx);
  }
  await trx
    .updateTable('order_returns')
    .set({ note: '' })
    .where('shopper_id', '=', shopperId)
    .execute();
}

const findUnderWay = (trx: Transaction<Database>, shopperId: string) =>
  sql<{ id: string }>`
    select id from orders where shopper_id = ${shopperId} and closed_at is null
    union all
    select id from checkout_orders where shopper_id = ${shopperId} and status = 'open'
    limit 1`.execute(trx);

const OWNED = ['checkout_orders', 'orders', 'order_returns'] as const;

/**
 * Everything of a shopper's that others change at the same time, in the order in which everybody locks
 * it: bag, checkout orders, orders, what comes back of them, and the shopper's own row last.
 */
async function lockAll(trx: Transaction<Database>, shopperId: string, now: number): Promise<void> {
  const { bag_id } = await trx
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  await lockBag(trx, bag_id, now);
  for (const table of OWNED)
    await trx
      .selectFrom(table)
      .select('id')
      .where('shopper_id', '=', shopperId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  await lockShopper(trx, shopperId);
}

/**
 * Forgets a shopper. False when an order is under way: a parcel needs its address. Nobody signs in
 * meanwhile, since whoever does waits for the same row.
 */
export async function erase(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<boolean> {
  await lockAll(trx, shopperId, now);
  const { mobile } = await trx
    .selectFrom('shoppers')
    .select('mobile')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  if ((await findUnderWay(trx, shopperId)).rows.length > 0) return false;
  for (const part of privacyParts) await part.erase?.(trx, shopperId);
  await makeNameless(trx, shopperId);
  if (mobile !== null)
    await trx.deleteFrom('security_codes').where('mobile', '=', mobile).execute();
  await trx
    .updateTable('shoppers')
    .set({
      name: null,
      mobile: null,
      email: null,
      password_hash: null,
      gender: null,
      birthday: null,
      tier: null,
      tier_joined_at: null,
      erased_at: new Date(now),
    })
    .where('id', '=', shopperId)
    .execute();
  return true;
}
